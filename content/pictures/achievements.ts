// Written by `npm run pictures` from media/sources/achievements.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const achievements = {
	'composite-paper': { name: 'achievements/composite-paper', hash: '7d426eb7', width: 640, height: 480, widths: [320, 640], ground: 'indigo' },
	'drive-unit': { name: 'achievements/drive-unit', hash: 'b1930a7a', width: 640, height: 480, widths: [320, 640], ground: 'neem' },
	'lab-setup': { name: 'achievements/lab-setup', hash: '66c044f5', width: 640, height: 480, widths: [320, 640], ground: 'neem' },
	'mat-press': { name: 'achievements/mat-press', hash: '4289f98c', width: 640, height: 480, widths: [320, 640], ground: 'indigo' },
	'proceedings-paper': { name: 'achievements/proceedings-paper', hash: '34640156', width: 640, height: 480, widths: [320, 640], ground: 'marigold' },
	recognition: { name: 'achievements/recognition', hash: '737cad12', width: 640, height: 480, widths: [320, 640], ground: 'indigo' },
	seal: { name: 'achievements/seal', hash: 'b79f37f0', width: 640, height: 480, widths: [320, 640], ground: 'marigold' },
	'test-frame': { name: 'achievements/test-frame', hash: '583ae3d8', width: 640, height: 480, widths: [320, 640], ground: 'neem' },
} as const satisfies Record<string, PictureFile>;
