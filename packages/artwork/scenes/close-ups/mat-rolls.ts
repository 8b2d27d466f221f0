import { count } from '../../numbers.ts';
import { disc, fade, line, path, place, poly, ring } from '../kit/shapes.ts';

/** A roll that lies away from us: its end around 0,0, its length towards the upper right. */
const roll = (t: number, band: number) => {
	const [dx, dy] = [330, -90];
	const along = (share: number, width: number, tone: number) =>
		poly(
			[
				[-20 + dx * share, -72 + dy * share],
				[-20 + dx * (share + width), -72 + dy * (share + width)],
				[24 + dx * (share + width), 72 + dy * (share + width)],
				[24 + dx * share, 72 + dy * share],
			],
			tone,
		);
	return (
		path(`M-20 -72L${dx - 20} ${dy - 72}Q${dx + 80} ${dy} ${dx + 24} ${dy + 72}L24 72z`, t) +
		[0.34, 0.62, 0.86].map((share) => along(share, 0.1, band)).join('') +
		disc(0, 0, 75, t * 0.7) +
		[66, 48, 30].map((r) => ring(0, 0, r, 9, 0.98)).join('') +
		disc(0, 0, 14, 0.08)
	);
};

/** The loose end of the roll at 532,560, flat on the floor towards the left. */
const unrolled = () => {
	const strip = (from: number, to: number, t: number) =>
		poly(
			[
				[from, 629],
				[to, 629],
				[to + 300, 547],
				[from + 300, 547],
			],
			t,
		);
	return (
		count(8, (i) =>
			line(
				[
					[90 + i * 38, 626 - i * 10.4],
					[40 + i * 38, 629 - i * 10.4],
				],
				5,
				0.95,
			),
		).join('') +
		strip(76, 532, 0.8) +
		[110, 210, 310, 410].map((x) => strip(x, x + 40, 0.3)).join('')
	);
};

const rolls = () =>
	unrolled() +
	place(532, 560, 0.92, roll(0.8, 0.3)) +
	place(672, 560, 0.92, roll(0.6, 0.96)) +
	place(602, 438, 0.92, roll(0.95, 0.44));

/** Three rolls of mat, two below and one above; one of them is open. */
export const matRolls = () =>
	fade(0, 0, 1200, 900, 0.4, 0.34) + fade(0, 500, 1200, 400, 0.2, 0.16) + place(66, 42, 0.88, rolls());
