// Written by `npm run pictures` from media/sources/gallery.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const gallery = {
	'photo-1': { name: 'gallery/photo-1', hash: '193b99ee', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'neem' },
	'photo-2': { name: 'gallery/photo-2', hash: 'ba6b06d1', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'night' },
	'photo-3': { name: 'gallery/photo-3', hash: '1f78def5', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'neem' },
	'photo-4': { name: 'gallery/photo-4', hash: '7cc3da9f', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'marigold' },
	'photo-5': { name: 'gallery/photo-5', hash: 'e74a8bab', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'indigo' },
	'photo-6': { name: 'gallery/photo-6', hash: '04584df8', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'paper' },
	'photo-7': { name: 'gallery/photo-7', hash: '8bae037e', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'night' },
	'photo-8': { name: 'gallery/photo-8', hash: 'e2487d93', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
