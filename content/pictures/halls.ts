// Written by `npm run pictures` from media/sources/halls.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const halls = {
	questions: { name: 'halls/questions', hash: 'eMw', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	speaker: { name: 'halls/speaker', hash: '3p_', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'track-room': { name: 'halls/track-room', hash: 'F9E', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const satisfies Record<string, PictureFile>;
