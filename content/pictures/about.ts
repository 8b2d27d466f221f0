// Written by `npm run pictures` from media/sources/about.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const about = {
	collaboration: { name: 'about/collaboration', hash: 'ccfb04d4', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	consultancy: { name: 'about/consultancy', hash: '4c47d937', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	practice: { name: 'about/practice', hash: '0cfc6d97', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	reach: { name: 'about/reach', hash: '1676d08a', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	vision: { name: 'about/vision', hash: '602c7435', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
