// Written by `npm run pictures` from media/sources/films.
export const films = {
	knowledge: { name: 'films/knowledge', hash: '8y2', width: 1280, height: 720, widths: [320, 640, 1280], ground: 'marigold' },
	research: { name: 'films/research', hash: 'VfA', width: 1280, height: 720, widths: [320, 640, 1280], ground: 'neem' },
	software: { name: 'films/software', hash: 'Ovr', width: 1280, height: 720, widths: [320, 640, 1280], ground: 'indigo' },
} as const;
