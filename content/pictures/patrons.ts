// Written by `npm run pictures` from media/sources/patrons.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const patrons = {
	'patron-1': { name: 'patrons/patron-1', hash: '4Hr', width: 320, height: 320, widths: [], ground: 'paper' },
	'patron-2': { name: 'patrons/patron-2', hash: 'M_E', width: 320, height: 320, widths: [], ground: 'paper' },
	'patron-3': { name: 'patrons/patron-3', hash: 'fg4', width: 320, height: 320, widths: [], ground: 'paper' },
	'patron-4': { name: 'patrons/patron-4', hash: 'YgI', width: 320, height: 320, widths: [], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
