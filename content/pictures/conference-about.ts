// Written by `npm run pictures` from media/sources/conference-about.
export const conferenceAbout = {
	conferences: { name: 'conference-about/conferences', hash: 'Loz', width: 960, height: 720, widths: [640, 960], ground: 'marigold' },
	consultancy: { name: 'conference-about/consultancy', hash: '3tH', width: 960, height: 720, widths: [640, 960], ground: 'marigold' },
	institute: { name: 'conference-about/institute', hash: '1rR', width: 960, height: 720, widths: [640, 960], ground: 'marigold' },
} as const;
