// Written by `npm run pictures` from media/sources/about.
export const about = {
	collaboration: { name: 'about/collaboration', hash: 'pEk', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	consultancy: { name: 'about/consultancy', hash: '1SO', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	practice: { name: 'about/practice', hash: 'LSe', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	reach: { name: 'about/reach', hash: 'jUi', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	vision: { name: 'about/vision', hash: 'Inz', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
} as const;
