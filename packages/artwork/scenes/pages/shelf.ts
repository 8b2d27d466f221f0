import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { student } from '../kit/looks.ts';
import { disc, fade, faint, path, place, rect } from '../kit/shapes.ts';

/** One volume by its spine; x is its left edge, y its foot. */
const spine = (x: number, y: number, w: number, h: number, t: number) =>
	fade(x, y - h, w, h, t, t * 0.8) +
	rect(x, y - h, 5, h, t * 1.25) +
	rect(x + w * 0.2, y - h * 0.84, w * 0.6, h * 0.09, 0.96) +
	rect(x + w * 0.2, y - h * 0.68, w * 0.6, h * 0.04, 0.96) +
	disc(x + w / 2, y - h * 0.16, w * 0.2, 0.96);

/** A set has one colour and one height; sets differ. */
const row = (seed: string, y: number, gap: readonly [number, number]) => {
	const R = chance(seed);
	let [x, out] = [70, ''];
	while (x < 1120) {
		const [n, w, h, t] = [
			R.whole(3, 6),
			R.range(42, 60),
			R.range(180, 214),
			R.pick([0.14, 0.26, 0.4, 0.54, 0.34]),
		];
		for (let i = 0; i < n && x + w < 1134; i++, x += w + 3)
			if (x + w < gap[0] || x > gap[1]) out += spine(x, y, w, h, t);
		x += R() < 0.3 ? 26 : 6;
	}
	return out;
};

/** Somebody takes a volume of proceedings from a shelf of earlier ones. */
export const shelf = () =>
	fade(0, 0, 1200, 900, 0.5, 0.4) +
	rect(30, 0, 1140, 900, 0.2) +
	count(4, (i) => fade(54, -6 + i * 250, 1092, 232, 0.46 - i * 0.03, 0.62 - i * 0.04)).join('') +
	row('s1', 226, [0, 0]) +
	row('s2', 476, [590, 700]) +
	row('s3', 726, [0, 0]) +
	count(4, (i) => rect(30, 226 + i * 250, 1140, 18, 0.92) + rect(30, 244 + i * 250, 1140, 10, 0.12)).join(
		'',
	) +
	faint(0.28, path('M0 0H330L760 900H0z', 1)) +
	person(
		400,
		1290,
		1090,
		{ ...student, top: 0.95, bottom: 0.14, skin: 0.4 },
		{ view: 'back', left: [-15, -50], right: [22, -82] },
	) +
	place(668, 470, 1, spine(-34, 0, 76, 226, 0.08), { turn: 9 }) +
	path('M622 410q-14 -26 10 -42l62 -10q18 4 12 22q22 4 12 24q10 20 -14 26l-56 14q-18 -8 -26 -34z', 0.5);
