// Written by `npm run pictures` from media/sources/about.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const about = {
	collaboration: { name: 'about/collaboration', hash: '8935fdc8', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	consultancy: { name: 'about/consultancy', hash: '11851ecf', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	practice: { name: 'about/practice', hash: '9411e1d6', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	reach: { name: 'about/reach', hash: '0f2b4716', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	vision: { name: 'about/vision', hash: '249ab80f', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
} as const satisfies Record<string, PictureFile>;
