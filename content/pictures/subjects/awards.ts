import type { Illustration } from '#content/shapes.ts';
import { awards as pictures } from '../awards.ts';

export const awardScenes = {
	'best-paper': { file: pictures['best-paper'], alt: 'Woven drawing: two hands hold up a certificate for the best paper, with a rosette.' },
	trophies: { file: pictures.trophies, alt: 'Woven drawing: five cups on white steps on a stage, in the light of three lamps, before a dark audience.' },
	contribution: { file: pictures.contribution, alt: 'Woven drawing: somebody honoured, seen from behind, lifts a plaque into the light before a dark hall.' },
	medal: { file: pictures.medal, alt: 'Woven drawing: a medal on a striped ribbon hangs in an open case; a plate in front says award.' },
} as const satisfies Record<string, Illustration>;
