import { count, n1 } from '../../numbers.ts';
import { disc, fade, line, path, place, poly, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** A leaf that grows to the right, or to the left where its length is below nought. */
const leaf = (y: number, long: number, t: number) =>
	place(
		0,
		y,
		1,
		path(
			`M0 0C${n1(long * 0.3)} -44 ${n1(long * 0.8)} -40 ${n1(long)} -6C${n1(long * 0.6)} 16 ${n1(long * 0.3)} 14 0 0z`,
			t,
		),
	);

/** A stalk with leaves in pairs, its foot at 0,0; lit from the left. */
const plant = (tall: number, pairs: number, light: number, shade: number) =>
	rect(-8, -tall, 16, tall, light) +
	count(pairs, (i) => {
		const y = 20 - tall + (i * (tall - 60)) / pairs;
		const long = 64 + i * 16;
		return leaf(y, -long, light) + leaf(y, long, shade);
	}).join('') +
	place(0, -tall, 1, path('M0 -60C26 -20 20 10 0 30C-20 10 -26 -20 0 -60z', light));

/** Rows of a crop, which meet at the horizon. */
const rows = () =>
	count(13, (i) => {
		const foot = -900 + i * 250;
		return poly(
			[
				[600 + (i - 6) * 22 - 5, 372],
				[600 + (i - 6) * 22 + 5, 372],
				[foot + 150, 900],
				[foot, 900],
			],
			0.34,
		);
	}).join('');

/** What somebody writes down in a field, 384 by 736 from its corner: the plot, a photo, a height, and that it is kept without a signal. */
const entry = () =>
	rect(0, 0, 384, 736, 0.98, 36) +
	rect(0, 0, 384, 154, 0.34, 36) +
	rect(0, 110, 384, 44, 0.34) +
	rect(142, 20, 100, 26, 0.02, 13) +
	word(36, 130, 66, 'Plot 4', 0.98) +
	rect(0, 154, 384, 70, 0.08) +
	word(36, 205, 44, 'No signal', 0.9) +
	rect(30, 250, 324, 206, 0.72, 10) +
	rect(30, 408, 324, 48, 0.3) +
	place(192, 430, 0.66, plant(196, 3, 0.36, 0.06)) +
	word(192, 552, 74, '62 cm', 0.04, { middle: true }) +
	rect(30, 594, 324, 108, 0.14, 18) +
	line(
		[
			[52, 648],
			[70, 670],
			[102, 628],
		],
		16,
		0.98,
	) +
	word(122, 667, 49, 'Saved', 0.98);

/** A phone on a post, a little from the left; 424 by 776 from its corner. */
const phone = () =>
	rect(552, 780, 96, 120, 0.72) +
	rect(610, 780, 38, 120, 0.3) +
	'<g transform="matrix(0.94 -0.066 0 0.94 400 72)">' +
	rect(-26, 8, 120, 772, 0.62, 52) +
	rect(0, 0, 424, 776, 0.02, 54) +
	place(20, 20, 1, entry()) +
	'</g>';

/** An app at work in a field: a phone on a post before rows of a crop, with the record of a plot that is kept on it. */
export const fieldDiary = () =>
	fade(0, 0, 1200, 380, 0.3, 0.62) +
	disc(352, 200, 84, 0.98) +
	rect(0, 372, 1200, 528, 0.1) +
	rows() +
	rect(0, 364, 1200, 12, 0.06) +
	place(310, 940, 1.4, plant(360, 4, 0.7, 0.44)) +
	place(866, 940, 1.2, plant(350, 4, 0.7, 0.44)) +
	phone();
