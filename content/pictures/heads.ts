// Written by `npm run pictures` from media/sources/heads.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const heads = {
	bench: { name: 'heads/bench', hash: 'LgH', width: 1920, height: 720, widths: [480, 640, 900, 1280, 1920], ground: 'marigold' },
	'bench-narrow': { name: 'heads/bench-narrow', hash: 'ZZ0', width: 900, height: 664, widths: [480, 640, 900], ground: 'marigold' },
	'hall-full': { name: 'heads/hall-full', hash: 'ZP-', width: 1920, height: 720, widths: [480, 640, 900, 1280, 1920], ground: 'marigold' },
	'hall-full-narrow': { name: 'heads/hall-full-narrow', hash: 'xXb', width: 900, height: 664, widths: [480, 640, 900], ground: 'marigold' },
	'hall-next': { name: 'heads/hall-next', hash: 'i8j', width: 1920, height: 720, widths: [480, 640, 900, 1280, 1920], ground: 'night' },
	'hall-next-narrow': { name: 'heads/hall-next-narrow', hash: 'lOI', width: 900, height: 664, widths: [480, 640, 900], ground: 'night' },
	loom: { name: 'heads/loom', hash: '71M', width: 1920, height: 1440, widths: [480, 640, 900, 1280, 1920], ground: 'night' },
	'on-air': { name: 'heads/on-air', hash: 'bnr', width: 1920, height: 720, widths: [480, 640, 900, 1280, 1920], ground: 'marigold' },
	'on-air-narrow': { name: 'heads/on-air-narrow', hash: 'EYP', width: 900, height: 664, widths: [480, 640, 900], ground: 'marigold' },
	pigeonholes: { name: 'heads/pigeonholes', hash: 'h3Q', width: 1920, height: 1440, widths: [480, 640, 900, 1280, 1920], ground: 'night' },
	planning: { name: 'heads/planning', hash: 's4i', width: 1920, height: 1440, widths: [480, 640, 900, 1280, 1920], ground: 'marigold' },
	posters: { name: 'heads/posters', hash: 'PjS', width: 1920, height: 1440, widths: [480, 640, 900, 1280, 1920], ground: 'marigold' },
	question: { name: 'heads/question', hash: 'LqF', width: 1920, height: 1440, widths: [480, 640, 900, 1280, 1920], ground: 'marigold' },
	screens: { name: 'heads/screens', hash: 'Fv8', width: 1920, height: 1440, widths: [480, 640, 900, 1280, 1920], ground: 'indigo' },
	servers: { name: 'heads/servers', hash: 'Qbf', width: 1920, height: 720, widths: [480, 640, 900, 1280, 1920], ground: 'indigo' },
	'servers-narrow': { name: 'heads/servers-narrow', hash: 'Q9K', width: 900, height: 664, widths: [480, 640, 900], ground: 'indigo' },
	yarns: { name: 'heads/yarns', hash: 'nDo', width: 1920, height: 720, widths: [480, 640, 900, 1280, 1920], ground: 'indigo' },
	'yarns-narrow': { name: 'heads/yarns-narrow', hash: 'eHy', width: 900, height: 664, widths: [480, 640, 900], ground: 'indigo' },
} as const satisfies Record<string, PictureFile>;
