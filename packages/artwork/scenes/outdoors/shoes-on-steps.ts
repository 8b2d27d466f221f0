import { count } from '../../numbers.ts';
import { curve, faint, oval, path, place, rect } from '../kit/shapes.ts';

/** A pair from the side, 170 wide. */
const pair = (kind: 'shoe' | 'sandal' | 'boot', t: number) => {
	const one = {
		shoe:
			path('M-80 0V-58Q-60 -70 -34 -64Q-10 -34 40 -30Q84 -26 84 0z', t) +
			rect(-84, -10, 172, 12, 0.05, 6) +
			path('M-40 -56L-8 -36L-2 -42L-32 -64z', 0.9),
		sandal: rect(-88, -20, 176, 22, t, 10) + curve('M2 -16Q40 -62 76 -14', 24, t * 0.7),
		boot:
			path('M-78 0V-124H-12Q-16 -56 30 -46Q84 -36 86 0z', t) +
			rect(-82, -12, 170, 14, 0.05, 6) +
			rect(-78, -124, 66, 18, 0.9),
	}[kind];
	return place(24, -16, 1, one) + place(-20, 0, 1, one);
};

/** Where each pair stands: step, place, kind and tone. */
const pairs = [
	[0, 250, 'shoe', 0.12],
	[0, 560, 'sandal', 0.3],
	[0, 900, 'boot', 0.16],
	[1, 150, 'boot', 0.24],
	[1, 470, 'shoe', 0.2],
	[1, 790, 'shoe', 0.1],
	[1, 1070, 'sandal', 0.2],
	[2, 300, 'sandal', 0.16],
	[2, 650, 'boot', 0.1],
	[2, 980, 'shoe', 0.26],
] as const;

/** Shoes left on the steps of a porch by those who went in. */
export const shoesOnSteps = () =>
	rect(0, 0, 1200, 260, 0.5) +
	rect(330, 0, 540, 250, 0.2) +
	rect(360, 0, 480, 250, 0.98) +
	count(
		3,
		(i) =>
			rect(0, 240 + i * 210, 1200, 110, 0.84 - i * 0.05) + rect(0, 350 + i * 210, 1200, 110, 0.5 - i * 0.05),
	).join('') +
	rect(0, 870, 1200, 30, 0.7) +
	pairs
		.map(
			([step, x, kind, t]) =>
				faint(0.4, oval(x + 10, 326 + step * 210, 124, 12, 0.04)) +
				place(x, 322 + step * 210, 1.12 + step * 0.08, pair(kind, t)),
		)
		.join('');
