import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const conferenceAboutSubjects = {
	consultancy: { title: 'The consultancy', alt: 'Woven drawing: three people sit at a table over the plan of a hall.' },
	institute: { title: 'The institute', alt: 'Woven drawing: a campus building behind a lawn.' },
	conferences: { title: 'Conferences', alt: 'Woven drawing: an audience in front of a lit stage.' },
} as const satisfies Record<string, Subject>;
