import { curve, path } from '../kit/shapes.ts';

/** Strokes with an edge of shadow, as `finger` draws them, along outlines. */
const strokes = (ds: readonly string[], width: number, skin: number) =>
	ds.map((d) => curve(d, width + 8, skin * 0.6) + curve(d, width, skin)).join('');

/** Where the wrist of each hand lies on its own plane; see `wristOf`. */
export const wrists = { holding: [204, 24], gripping: [-96, 24], open: [-236, 16] } as const;

/** A hand from the right that holds something flat by its upright edge at 0,0: what lies behind the thing, and the thumb before it. */
export const holding = (skin: number) => ({
	behind:
		path('M216 -22L122 -60C84 -70 60 -64 40 -56V74C84 96 124 90 216 70z', skin) +
		strokes(['M96 56H-40', 'M104 32H-58', 'M106 6H-64', 'M100 -22L-56 -24'].reverse(), 22, skin) +
		path('M216 -22L122 -60C104 -66 90 -60 92 -40V66C96 84 124 90 216 70z', skin),
	thumb: strokes(['M150 26C110 20 60 -18 -46 -26'], 32, skin) + curve('M166 34L136 22', 42, skin),
});

/** A hand from the left that closes around a rod, which passes through 0,0. */
export const gripping = (skin: number) =>
	path('M-102 -18L-30 -36C-2 -38 8 -14 6 16C2 48 -22 62 -50 62L-84 68z', skin) +
	strokes(['M-36 50L14 46', 'M-40 28L24 24', 'M-40 6L24 2', 'M-36 -16L16 -20'], 20, skin) +
	strokes(['M-72 6C-60 -10 -56 -22 -42 -28L-10 -38'], 26, skin);

/** A hand from the left with its palm up, as one gives or takes: its finger tips at 0,0. */
export const open = (skin: number) =>
	path('M-246 -26L-160 -34C-120 -26 -100 -14 -96 8L-108 50C-150 66 -190 64 -246 58z', skin) +
	strokes(
		['M-130 44C-90 52 -60 46 -34 30', 'M-124 28C-84 34 -46 26 -12 12', 'M-122 10C-84 14 -46 8 0 -6'],
		24,
		skin,
	) +
	strokes(['M-186 -8C-150 -20 -130 -44 -92 -58'], 30, skin) +
	curve('M-198 4L-180 -2', 40, skin);
