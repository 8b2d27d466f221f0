// Written by `npm run pictures` from media/sources/gallery.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const gallery = {
	'photo-1': { name: 'gallery/photo-1', hash: '1753e9ca', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'neem' },
	'photo-2': { name: 'gallery/photo-2', hash: 'ae80d67d', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'indigo' },
	'photo-3': { name: 'gallery/photo-3', hash: '74f6c986', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'marigold' },
	'photo-4': { name: 'gallery/photo-4', hash: 'c0084b07', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'neem' },
	'photo-5': { name: 'gallery/photo-5', hash: 'f501d4bd', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'indigo' },
	'photo-6': { name: 'gallery/photo-6', hash: '4cebec3c', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'marigold' },
	'photo-7': { name: 'gallery/photo-7', hash: 'dcc43f10', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'neem' },
	'photo-8': { name: 'gallery/photo-8', hash: 'c09a9a70', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'neem' },
} as const satisfies Record<string, PictureFile>;
