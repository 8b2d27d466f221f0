// Written by `npm run pictures` from media/sources/desks.
export const desks = {
	conversation: { name: 'desks/conversation', hash: 'JVm', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	'name-board': { name: 'desks/name-board', hash: 'zU_', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	phone: { name: 'desks/phone', hash: '92o', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	proposal: { name: 'desks/proposal', hash: 'mz6', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'registration-desk': { name: 'desks/registration-desk', hash: 'x70', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const;
