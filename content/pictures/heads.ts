// Written by `npm run pictures` from media/sources/heads.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const heads = {
	'hall-full': { name: 'heads/hall-full', hash: 'DpL', width: 1920, height: 720, widths: [480, 720, 900, 1280, 1920], ground: 'night' },
	'hall-full-narrow': { name: 'heads/hall-full-narrow', hash: 'Bjb', width: 900, height: 664, widths: [480, 720, 900], ground: 'night' },
	'hall-next': { name: 'heads/hall-next', hash: 'iK7', width: 1920, height: 720, widths: [480, 720, 900, 1280, 1920], ground: 'night' },
	'hall-next-narrow': { name: 'heads/hall-next-narrow', hash: '-nt', width: 900, height: 664, widths: [480, 720, 900], ground: 'night' },
	loom: { name: 'heads/loom', hash: 'zXh', width: 1920, height: 1440, widths: [480, 720, 900, 1280, 1920], ground: 'neem' },
	planning: { name: 'heads/planning', hash: '6HG', width: 1920, height: 1440, widths: [480, 720, 900, 1280, 1920], ground: 'marigold' },
	posters: { name: 'heads/posters', hash: 'zy7', width: 1920, height: 1440, widths: [480, 720, 900, 1280, 1920], ground: 'paper' },
	screens: { name: 'heads/screens', hash: '4YM', width: 1920, height: 1440, widths: [480, 720, 900, 1280, 1920], ground: 'indigo' },
	workshop: { name: 'heads/workshop', hash: 'ECR', width: 1920, height: 1440, widths: [480, 720, 900, 1280, 1920], ground: 'marigold' },
} as const satisfies Record<string, PictureFile>;
