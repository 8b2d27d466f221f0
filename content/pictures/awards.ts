// Written by `npm run pictures` from media/sources/awards.
export const awards = {
	'best-paper': { name: 'awards/best-paper', hash: 'GZ4', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	contribution: { name: 'awards/contribution', hash: 'l3r', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	medal: { name: 'awards/medal', hash: 'QkT', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	trophies: { name: 'awards/trophies', hash: 'p0Y', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const;
