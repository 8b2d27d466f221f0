import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const conferenceAboutSubjects = {
	consultancy: { title: 'The consultancy', alt: 'Woven drawing: two people face each other over the plan of a hall; one marks a seat. A list of what is to be done hangs between them.' },
	institute: { title: 'The institute', alt: 'Woven drawing: a campus building behind a lawn.' },
	conferences: { title: 'Conferences', alt: 'Woven drawing: an audience in front of a lit stage.' },
} as const satisfies Record<string, Subject>;
