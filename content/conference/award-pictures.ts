import { awards } from '#content/pictures/awards.ts';
import { awardSubjects } from '#content/pictures/subjects/awards.ts';
import type { Illustration } from '#content/shapes.ts';

/** Beside the groups of awards, in their order; a group beyond them has none. */
export const awardPictures: readonly Illustration[] = [
	{ file: awards['best-paper'], alt: awardSubjects['best-paper'].alt },
	{ file: awards.trophies, alt: awardSubjects.trophies.alt },
	{ file: awards.contribution, alt: awardSubjects.contribution.alt },
];
