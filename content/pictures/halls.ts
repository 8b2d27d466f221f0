// Written by `npm run pictures` from media/sources/halls.
export const halls = {
	'ask-by-chat': { name: 'halls/ask-by-chat', hash: 'U8f', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	keepsakes: { name: 'halls/keepsakes', hash: '83n', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'last-slide': { name: 'halls/last-slide', hash: '_bF', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'on-screen-speaker': { name: 'halls/on-screen-speaker', hash: '2xW', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	poll: { name: 'halls/poll', hash: 'oIT', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	questions: { name: 'halls/questions', hash: 'eMw', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	speaker: { name: 'halls/speaker', hash: '3p_', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'track-room': { name: 'halls/track-room', hash: 'F9E', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const;
