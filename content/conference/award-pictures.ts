import { awardScenes } from '#content/pictures/subjects/awards.ts';
import type { Illustration } from '#content/shapes.ts';

/** Beside the groups of awards, in their order; a group beyond them has none. */
export const awardPictures: readonly Illustration[] = [
	awardScenes['best-paper'],
	awardScenes.trophies,
	awardScenes.contribution,
];
