import { closings } from '#content/pictures/closings.ts';
import { heads } from '#content/pictures/heads.ts';
import type { HeadPicture, Illustration } from '#content/shapes.ts';

/** Below the ways to reach us. */
export const letter: Illustration = {
	file: closings.letter,
	alt: 'Woven drawing: an envelope addressed to AEG, Bhopal, over the sheet of a letter with a pen on it.',
};

/** On the page that is reached from the footer. */
export const pigeonholes: HeadPicture = {
	file: heads.pigeonholes,
	alt: 'Woven drawing: a rack of pigeonholes labelled “Research”, “Conferences” and “Software”; a sealed letter stands behind a book in the middle one.',
};
