import type { Colour } from '../colour/oklch.ts';
import { flax, jute, kenaf, ramie, sunHemp } from './bast.ts';
import { bamboo } from './culm.ts';
import { areca, coir } from './husk.ts';
import { banana, sisal, whitePineapple } from './leaf.ts';
import { Surface } from './surface.ts';
import { nanoTitania } from './treated.ts';
import type { Mat } from './woven.ts';

/** The cloth is laid on this. */
const ground: Colour = [0.3, 0.055, 155];

/** Structure, thickness, colour, hairiness and unevenness follow the real material. */
export const mats: Readonly<Record<string, Mat>> = {
	areca,
	bamboo,
	banana,
	coir,
	flax,
	kenaf,
	'nano-titania': nanoTitania,
	jute,
	ramie,
	sisal,
	'sun-hemp': sunHemp,
	'white-pineapple': whitePineapple,
};

/** One mat as a square picture: drawn half as large again, so that its edges are smooth. */
export function matPicture(name: string): Promise<Buffer> {
	const surface = new Surface(1920, ground);
	mats[name]?.(surface, 1660);
	return surface.file(1.5);
}
