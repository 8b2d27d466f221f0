// Written by `npm run pictures` from media/sources/workshops.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const workshops = {
	'image-01': { name: 'workshops/image-01', hash: 'e903d96e', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	'image-02': { name: 'workshops/image-02', hash: '41f7f734', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'image-03': { name: 'workshops/image-03', hash: '15123465', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-04': { name: 'workshops/image-04', hash: 'e903d96e', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	'image-05': { name: 'workshops/image-05', hash: '41f7f734', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'image-06': { name: 'workshops/image-06', hash: '15123465', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-07': { name: 'workshops/image-07', hash: 'bb81dbd0', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	'image-08': { name: 'workshops/image-08', hash: '9fa4428d', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'image-09': { name: 'workshops/image-09', hash: '474a6df6', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-10': { name: 'workshops/image-10', hash: 'bb81dbd0', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	'image-11': { name: 'workshops/image-11', hash: '9fa4428d', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'image-12': { name: 'workshops/image-12', hash: '474a6df6', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const satisfies Record<string, PictureFile>;
