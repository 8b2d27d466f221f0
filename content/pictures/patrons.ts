// Written by `npm run pictures` from media/sources/patrons.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const patrons = {
	'patron-1': { name: 'patrons/patron-1', hash: 'bea0b7de', width: 288, height: 288, widths: [], ground: 'neem' },
	'patron-2': { name: 'patrons/patron-2', hash: 'b4883803', width: 288, height: 288, widths: [], ground: 'neem' },
	'patron-3': { name: 'patrons/patron-3', hash: 'c0daa705', width: 288, height: 288, widths: [], ground: 'neem' },
	'patron-4': { name: 'patrons/patron-4', hash: '5b412e64', width: 288, height: 288, widths: [], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
