import { heads } from '#content/pictures/heads.ts';
import type { HeadPicture } from '#content/shapes.ts';

/** The same hall twice: full, as a conference has it, and empty, before the next one. */
export const hallPictures = {
	full: {
		file: heads['hall-full'],
		narrow: heads['hall-full-narrow'],
		alt: 'Woven drawing: a full hall before a lit stage with a banner and a screen.',
	},
	empty: {
		file: heads['hall-next'],
		narrow: heads['hall-next-narrow'],
		alt: 'Woven drawing: an empty hall in grey, one lectern in a cone of marigold light.',
	},
} as const satisfies Record<string, HeadPicture>;
