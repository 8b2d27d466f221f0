// Written by `npm run pictures` from media/sources/menu.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const menu = {
	ansys: { name: 'menu/ansys', hash: 'PV_', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	gallery: { name: 'menu/gallery', hash: 'e0G', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	mechauto: { name: 'menu/mechauto', hash: 'GzK', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	past: { name: 'menu/past', hash: '8QW', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'past-webinars': { name: 'menu/past-webinars', hash: 'YtB', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	upcoming: { name: 'menu/upcoming', hash: 'HgP', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	'upcoming-webinars': { name: 'menu/upcoming-webinars', hash: 'Ys9', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	videos: { name: 'menu/videos', hash: '9Oe', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const satisfies Record<string, PictureFile>;
