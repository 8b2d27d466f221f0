// Written by `npm run pictures` from media/sources/mats.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const mats = {
	areca: { name: 'mats/areca', hash: 'cf5b0a34', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	bamboo: { name: 'mats/bamboo', hash: 'fe8a1dd0', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	banana: { name: 'mats/banana', hash: 'a81e2b64', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	coir: { name: 'mats/coir', hash: '5c612927', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'neem' },
	flax: { name: 'mats/flax', hash: '905703be', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	jute: { name: 'mats/jute', hash: '44f8c58e', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	kenaf: { name: 'mats/kenaf', hash: '4b5c062d', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	'nano-titania': { name: 'mats/nano-titania', hash: '6f21ebaf', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	ramie: { name: 'mats/ramie', hash: 'de359625', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	sisal: { name: 'mats/sisal', hash: 'fc8ee334', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	'sun-hemp': { name: 'mats/sun-hemp', hash: '99062925', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	'white-pineapple': { name: 'mats/white-pineapple', hash: 'b58f8c19', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
