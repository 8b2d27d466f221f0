import type { Band, Stripe } from './stripes.ts';

type Slide = Pick<Band, 'threading' | 'treadling' | 'ups'>;

/** The three slides of the home hero: the same cloth, three networked drafts. */
const slides: Readonly<Record<string, Slide>> = {
	welcome: { threading: [16, 96, 0, 0.2], treadling: [12, 72, 0, 0.6], ups: [0, 1, 2, 5] },
	about: { threading: [7, 72, 1, 0.4], treadling: [2, 60, 1, 0], ups: [0, 1, 2, 5] },
	products: { threading: [12, 60, 0, 0], treadling: [10, 50, 0, 0.6], ups: [0, 1, 4] },
};

const three = (warp: readonly number[], width: number): Stripe[] => [
	[warp[0] ?? 0, (warp[0] ?? 0) + width, 'neem'],
	[warp[1] ?? 0, (warp[1] ?? 0) + width, 'marigold'],
	[warp[2] ?? 0, (warp[2] ?? 0) + width, 'indigo'],
];

const wide = {
	seed: 'home',
	columns: 180,
	rows: 36,
	cell: 8,
	turn: 54,
	blend: 12,
	fringe: 48,
	warps: three([74, 108, 142], 22),
	wefts: [
		[5, 9, 'indigo'],
		[15, 19, 'marigold'],
		[25, 29, 'neem'],
	] as const,
};

/** For phones: fewer and larger squares, so that it is read, and light to send. */
const small = {
	seed: 'home',
	columns: 38,
	rows: 20,
	cell: 13,
	turn: 12,
	blend: 4,
	fringe: 51,
	warps: three([17, 24, 31], 5),
	wefts: [
		[3, 6, 'indigo'],
		[9, 12, 'marigold'],
		[15, 18, 'neem'],
	] as const,
};

const halved = ({ threading: [a, b, c, d], treadling: [e, f, g, h], ups }: Slide): Slide => ({
	threading: [a * 0.6, b * 0.55, c, d],
	treadling: [e * 0.6, f * 0.55, g, h],
	ups,
});

export const bands: Readonly<Record<string, Band>> = Object.fromEntries(
	Object.entries(slides).flatMap(([name, slide]) => [
		[`home-${name}`, { ...wide, ...slide }],
		[`home-${name}-small`, { ...small, ...halved(slide) }],
	]),
);
