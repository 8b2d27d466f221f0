import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const softwareSubjects = {
	choosing: { title: 'Choosing at a board', alt: 'Woven drawing: two people stand beside a board with six cards: a browser window, a phone, a cloud, a gear, a plug with its socket and a magnifying glass; one of them points at the cloud.' },
	phone: { title: 'An app in the hand', alt: 'Woven drawing: a hand holds a phone with the laboratory diary of our portfolio: a week of bookings and one button.' },
	'server-room': { title: 'Server room', alt: 'Woven drawing: somebody with a list stands in the aisle between two rows of server cabinets.' },
	team: { title: 'People at a table', alt: 'Woven drawing: three people sit at a desk with laptops; a fourth stands beside it and points at a page drawn on a board.' },
} as const satisfies Record<string, Subject>;
