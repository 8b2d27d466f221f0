import type { Colour } from '../colour/oklch.ts';
import type { Cloth, Yarn } from './cloth/cloth.ts';
import { weave } from './cloth/weave.ts';
import type { Surface } from './surface.ts';

/** Draws a mat on a surface, down to `foot`. */
export type Mat = (surface: Surface, foot: number) => void;

const dark: Colour = [0.2, 0.03, 80];
const yarn = {
	fill: 0.9,
	slub: 0.1,
	wobble: 0.08,
	tone: 0.02,
	round: 1,
	twist: 0,
	fibre: 0.5,
	fibres: 5,
	sheen: 0.2,
};
const base = { hairs: 0, hairLength: 60, fray: 3, fringe: 170, gap: dark };

/** Weaves a cloth; what is not said is as in most of them. */
export const woven =
	(cloth: Omit<Cloth, keyof typeof base> & Partial<Cloth>) => (surface: Surface, foot: number) =>
		weave(surface, { ...base, ...cloth }, foot);
export const of = (colour: Colour, more: Partial<Yarn> = {}): Yarn => ({ ...yarn, ...more, colour });
