// Written by `npm run pictures` from media/sources/portfolio.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const portfolio = {
	shop: { name: 'portfolio/shop', hash: 'b981bacc', width: 960, height: 3074, widths: [320, 640, 960], ground: 'card' },
	'site-1': { name: 'portfolio/site-1', hash: '8a0ff907', width: 960, height: 1764, widths: [320, 640, 960], ground: 'card' },
	'site-2': { name: 'portfolio/site-2', hash: '9e554a79', width: 960, height: 1705, widths: [320, 640, 960], ground: 'card' },
	'site-3': { name: 'portfolio/site-3', hash: '84ffbb96', width: 960, height: 2572, widths: [320, 640, 960], ground: 'card' },
	'site-4': { name: 'portfolio/site-4', hash: '2543b40c', width: 960, height: 2385, widths: [320, 640, 960], ground: 'paper' },
	'site-5': { name: 'portfolio/site-5', hash: '85523ff9', width: 960, height: 2615, widths: [320, 640, 960], ground: 'card' },
	'site-6': { name: 'portfolio/site-6', hash: '5250d760', width: 960, height: 2003, widths: [320, 640, 960], ground: 'card' },
	tasks: { name: 'portfolio/tasks', hash: '142f2373', width: 960, height: 2421, widths: [320, 640, 960], ground: 'card' },
	travel: { name: 'portfolio/travel', hash: 'a84823ed', width: 960, height: 3832, widths: [320, 640, 960], ground: 'card' },
} as const satisfies Record<string, PictureFile>;
