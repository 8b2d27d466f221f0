// Written by `npm run pictures` from media/sources/services.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const services = {
	manufacture: { name: 'services/manufacture', hash: 'S3p', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	repair: { name: 'services/repair', hash: 'r91', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
} as const satisfies Record<string, PictureFile>;
