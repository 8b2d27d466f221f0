// Written by `npm run pictures` from media/sources/bands.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const bands = {
	'server-room': { name: 'bands/server-room', hash: 'WkM', width: 1920, height: 720, widths: [640, 1280, 1920], ground: 'indigo' },
	team: { name: 'bands/team', hash: 'cLK', width: 1920, height: 720, widths: [640, 1280, 1920], ground: 'indigo' },
} as const satisfies Record<string, PictureFile>;
