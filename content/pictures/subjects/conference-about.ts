import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const conferenceAboutSubjects = {
	consultancy: { title: 'The consultancy', alt: 'Woven drawing: people around a table with plans.' },
	institute: { title: 'The institute', alt: 'Woven drawing: a campus building behind a lawn.' },
	conferences: { title: 'Conferences', alt: 'Woven drawing: an audience in front of a lit stage.' },
} as const satisfies Record<string, Subject>;
