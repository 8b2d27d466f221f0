import { heads } from '#content/pictures/heads.ts';
import type { HeadPicture } from '#content/shapes.ts';

/** The scenes that were drawn to open pages of the software division. */
export const headPictures = {
	screens: {
		file: heads.screens,
		alt: 'Woven drawing: rows of people at computer screens.',
	},
	bobbins: {
		file: heads.yarns,
		narrow: heads['yarns-narrow'],
		alt: 'Woven drawing: a small loom in the light with three bobbins, labelled React, Python and Java, whose threads run through one heddle into one cloth; other bobbins wait in the dark.',
	},
	servers: {
		file: heads.servers,
		narrow: heads['servers-narrow'],
		alt: 'Woven drawing: somebody, seen from behind, looks along the aisle of a server room towards its lit end.',
	},
} as const satisfies Record<string, HeadPicture>;
