import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const awardSubjects = {
	'best-paper': { title: 'Best paper', alt: 'Woven drawing: two hands hold up a certificate for the best paper, with a rosette.' },
	trophies: { title: 'Five cups', alt: 'Woven drawing: five cups on white steps on a stage, in the light of three lamps, before a dark audience.' },
	contribution: { title: 'A contribution honoured', alt: 'Woven drawing: somebody honoured, seen from behind, lifts a plaque into the light before a dark hall.' },
	medal: { title: 'A medal', alt: 'Woven drawing: a medal on a striped ribbon hangs in an open case; a plate in front says award.' },
} as const satisfies Record<string, Subject>;
