import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const deskSubjects = {
	'registration-desk': { title: 'Registration desk', alt: 'Woven drawing: a volunteer hands a badge on a ribbon across a desk to an attendee with a shoulder bag.' },
	proposal: { title: 'A proposal', alt: 'Woven drawing: from above, a hand signs a page on a table with the plan of a hall and a calendar.' },
} as const satisfies Record<string, Subject>;
