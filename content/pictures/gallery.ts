// Written by `npm run pictures` from media/sources/gallery.
export const gallery = {
	'photo-1': { name: 'gallery/photo-1', hash: 'G1A', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'marigold' },
	'photo-2': { name: 'gallery/photo-2', hash: 'UBq', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'marigold' },
	'photo-3': { name: 'gallery/photo-3', hash: 'rB2', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'neem' },
	'photo-4': { name: 'gallery/photo-4', hash: 'oZi', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'marigold' },
	'photo-5': { name: 'gallery/photo-5', hash: 'qHL', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'indigo' },
	'photo-6': { name: 'gallery/photo-6', hash: 'LyI', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'neem' },
	'photo-7': { name: 'gallery/photo-7', hash: 'VJN', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'marigold' },
	'photo-8': { name: 'gallery/photo-8', hash: 'FMP', width: 1280, height: 960, widths: [320, 640, 1280], ground: 'indigo' },
} as const;
