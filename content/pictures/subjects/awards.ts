import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const awardSubjects = {
	'best-paper': { title: 'Best paper', alt: 'Woven drawing: a winner on a stage holds up a paper with a rosette while four others applaud.' },
	trophies: { title: 'Five cups', alt: 'Woven drawing: five cups on white steps on a stage, in the light of three lamps, before a dark audience.' },
	contribution: { title: 'A contribution honoured', alt: 'Woven drawing: from behind, somebody in a shawl lifts a plaque towards a hall that stands and applauds.' },
} as const satisfies Record<string, Subject>;
