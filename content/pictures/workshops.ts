// Written by `npm run pictures` from media/sources/workshops.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const workshops = {
	'image-01': { name: 'workshops/image-01', hash: '1b32b9e4', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-02': { name: 'workshops/image-02', hash: '81cbae8c', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'image-03': { name: 'workshops/image-03', hash: 'beb10d6a', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	'image-04': { name: 'workshops/image-04', hash: 'f17c2018', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-05': { name: 'workshops/image-05', hash: 'fde273a6', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-06': { name: 'workshops/image-06', hash: '98cc0935', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	'image-07': { name: 'workshops/image-07', hash: 'c2481828', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	'image-08': { name: 'workshops/image-08', hash: 'ee565b67', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	'image-09': { name: 'workshops/image-09', hash: 'ae399c09', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	'image-10': { name: 'workshops/image-10', hash: 'f19f8e6e', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	'image-11': { name: 'workshops/image-11', hash: '8a886ef3', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	'image-12': { name: 'workshops/image-12', hash: '8b736a10', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
} as const satisfies Record<string, PictureFile>;
