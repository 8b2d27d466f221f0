// Written by `npm run pictures` from media/sources/mats.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const mats = {
	areca: { name: 'mats/areca', hash: '55660a05', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'night' },
	bamboo: { name: 'mats/bamboo', hash: '885868b9', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	banana: { name: 'mats/banana', hash: '66b3a5c0', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	coir: { name: 'mats/coir', hash: 'b8b11556', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'neem' },
	flax: { name: 'mats/flax', hash: '729c787f', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	jute: { name: 'mats/jute', hash: 'bc86e88c', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'neem' },
	kenaf: { name: 'mats/kenaf', hash: '2fbe49d3', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'neem' },
	'nano-titania': { name: 'mats/nano-titania', hash: '2cc3522d', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	ramie: { name: 'mats/ramie', hash: '7f9e9d4d', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'card' },
	sisal: { name: 'mats/sisal', hash: '421574c2', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	'sun-hemp': { name: 'mats/sun-hemp', hash: '6ac07c27', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	'white-pineapple': { name: 'mats/white-pineapple', hash: '777f8d97', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'neem' },
} as const satisfies Record<string, PictureFile>;
