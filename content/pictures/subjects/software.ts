import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const softwareSubjects = {
	choosing: { title: 'Choosing a card', alt: 'Woven drawing: two people in profile over a card with a cloud: one holds it, the other points at it; a browser window, a phone and a magnifying glass hang behind.' },
	phone: { title: 'An app in the hand', alt: 'Woven drawing: a hand holds a phone with the laboratory diary of our portfolio: a week of bookings and one button.' },
	'server-room': { title: 'Server room', alt: 'Woven drawing: somebody, seen from behind, looks along the aisle between two rows of server cabinets.' },
	team: { title: 'Two at a screen', alt: 'Woven drawing: over a developer’s shoulder, a screen shows the diary of a laboratory; a colleague with glasses points at a booking.' },
} as const satisfies Record<string, Subject>;
