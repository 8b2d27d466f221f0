// Written by `npm run pictures` from media/sources/mats.
export const mats = {
	areca: { name: 'mats/areca', hash: 'VWY', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	bamboo: { name: 'mats/bamboo', hash: 'iFh', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	banana: { name: 'mats/banana', hash: 'ZrO', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	coir: { name: 'mats/coir', hash: 'uLE', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	flax: { name: 'mats/flax', hash: 'cpx', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	jute: { name: 'mats/jute', hash: 'vIb', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'marigold' },
	kenaf: { name: 'mats/kenaf', hash: 'L75', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'night' },
	'nano-titania': { name: 'mats/nano-titania', hash: 'LMN', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	ramie: { name: 'mats/ramie', hash: 'f56', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	sisal: { name: 'mats/sisal', hash: 'QhV', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	'sun-hemp': { name: 'mats/sun-hemp', hash: 'asB', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
	'white-pineapple': { name: 'mats/white-pineapple', hash: 'rrW', width: 1280, height: 1280, widths: [320, 640, 1280], ground: 'paper' },
} as const;
