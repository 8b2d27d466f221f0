// Written by `npm run pictures` from media/sources/desks.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const desks = {
	conversation: { name: 'desks/conversation', hash: 'imD', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	phone: { name: 'desks/phone', hash: 'ufm', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	proposal: { name: 'desks/proposal', hash: '32q', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'registration-desk': { name: 'desks/registration-desk', hash: '3eP', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const satisfies Record<string, PictureFile>;
