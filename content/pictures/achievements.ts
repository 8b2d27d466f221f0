// Written by `npm run pictures` from media/sources/achievements.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const achievements = {
	'composite-paper': { name: 'achievements/composite-paper', hash: 'nqF', width: 640, height: 480, widths: [320, 640], ground: 'indigo' },
	'drive-unit': { name: 'achievements/drive-unit', hash: 'EsN', width: 640, height: 480, widths: [320, 640], ground: 'neem' },
	'lab-setup': { name: 'achievements/lab-setup', hash: 'R2Z', width: 640, height: 480, widths: [320, 640], ground: 'neem' },
	'mat-press': { name: 'achievements/mat-press', hash: 'ZH7', width: 640, height: 480, widths: [320, 640], ground: 'neem' },
	'proceedings-paper': { name: 'achievements/proceedings-paper', hash: 'TF3', width: 640, height: 480, widths: [320, 640], ground: 'indigo' },
	recognition: { name: 'achievements/recognition', hash: 'z2j', width: 640, height: 480, widths: [320, 640], ground: 'marigold' },
	seal: { name: 'achievements/seal', hash: 'Ial', width: 640, height: 480, widths: [320, 640], ground: 'marigold' },
	'test-frame': { name: 'achievements/test-frame', hash: '32v', width: 640, height: 480, widths: [320, 640], ground: 'neem' },
} as const satisfies Record<string, PictureFile>;
