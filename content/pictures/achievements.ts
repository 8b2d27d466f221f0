// Written by `npm run pictures` from media/sources/achievements.
export const achievements = {
	'composite-paper': { name: 'achievements/composite-paper', hash: 'Oxw', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	'drive-unit': { name: 'achievements/drive-unit', hash: '2by', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'lab-setup': { name: 'achievements/lab-setup', hash: 'w1N', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'mat-press': { name: 'achievements/mat-press', hash: 'lut', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'proceedings-paper': { name: 'achievements/proceedings-paper', hash: 'k0h', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	recognition: { name: 'achievements/recognition', hash: 'Yvj', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	seal: { name: 'achievements/seal', hash: 'HsH', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'test-frame': { name: 'achievements/test-frame', hash: '4jt', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
} as const;
