// Written by `npm run pictures` from media/sources/software.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const software = {
	choosing: { name: 'software/choosing', hash: '1Oo', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	phone: { name: 'software/phone', hash: 'qJ6', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	'server-room': { name: 'software/server-room', hash: 'GTI', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	team: { name: 'software/team', hash: 'tBC', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
} as const satisfies Record<string, PictureFile>;
