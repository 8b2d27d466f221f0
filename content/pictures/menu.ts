// Written by `npm run pictures` from media/sources/menu.
export const menu = {
	exhibition: { name: 'menu/exhibition', hash: 'mkP', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	filming: { name: 'menu/filming', hash: 'MUw', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	replay: { name: 'menu/replay', hash: 'tUn', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	shelf: { name: 'menu/shelf', hash: 'PZF', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'stage-set': { name: 'menu/stage-set', hash: 'NPC', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	studio: { name: 'menu/studio', hash: 'WPs', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const;
