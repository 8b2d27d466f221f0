// Written by `npm run pictures` from media/sources/achievements.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const achievements = {
	'composite-paper': { name: 'achievements/composite-paper', hash: 'ff76ca20', width: 640, height: 480, widths: [320, 640], ground: 'indigo' },
	'drive-unit': { name: 'achievements/drive-unit', hash: '12c377e1', width: 640, height: 480, widths: [320, 640], ground: 'night' },
	'lab-setup': { name: 'achievements/lab-setup', hash: '0a304bd2', width: 640, height: 480, widths: [320, 640], ground: 'neem' },
	'mat-press': { name: 'achievements/mat-press', hash: '647ecf01', width: 640, height: 480, widths: [320, 640], ground: 'night' },
	'proceedings-paper': { name: 'achievements/proceedings-paper', hash: '71290cc3', width: 640, height: 480, widths: [320, 640], ground: 'indigo' },
	recognition: { name: 'achievements/recognition', hash: 'cad3eb9c', width: 640, height: 480, widths: [320, 640], ground: 'marigold' },
	seal: { name: 'achievements/seal', hash: 'fb814c96', width: 640, height: 480, widths: [320, 640], ground: 'paper' },
	'test-frame': { name: 'achievements/test-frame', hash: 'df6bc599', width: 640, height: 480, widths: [320, 640], ground: 'night' },
} as const satisfies Record<string, PictureFile>;
