// Written by `npm run pictures` from media/sources/workshops.
export const workshops = {
	'image-01': { name: 'workshops/image-01', hash: 'jmz', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-02': { name: 'workshops/image-02', hash: 'Zwn', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-03': { name: 'workshops/image-03', hash: 'KAS', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-04': { name: 'workshops/image-04', hash: 'Wxh', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-05': { name: 'workshops/image-05', hash: '4Js', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-06': { name: 'workshops/image-06', hash: 'JIa', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	'image-07': { name: 'workshops/image-07', hash: 'ztQ', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-08': { name: 'workshops/image-08', hash: 'yoM', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-09': { name: 'workshops/image-09', hash: 'edy', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-10': { name: 'workshops/image-10', hash: '-jr', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-11': { name: 'workshops/image-11', hash: 'cNs', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'image-12': { name: 'workshops/image-12', hash: 'i3N', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const;
