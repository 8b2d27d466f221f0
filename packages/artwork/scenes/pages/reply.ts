import { count } from '../../numbers.ts';
import { curve, disc, fade, faint, line, path, place, rect } from '../kit/shapes.ts';
import { word, wordWidth } from '../props/words.ts';

const capital = 48;
const names = 142;
const values = 438;
const rows = [358, 443, 528] as const;

/** A word between quotation marks, at the left foot x, y. */
const quoted = (x: number, y: number, text: string, t: number) => {
	const marks = (at: number) => rect(at, y - 52, 8, 24, t, 3) + rect(at + 14, y - 52, 8, 24, t, 3);
	return marks(x) + word(x + 30, y, capital, text, t) + marks(x + 38 + wordWidth(text, capital));
};

/** A text as a value, which another follows. */
const text = (y: number, value: string) =>
	quoted(values, y, value, 0.98) + word(values + 66 + wordWidth(value, capital), y, capital, ',', 0.98);

/** One name and its value. */
const field = (y: number, name: string, value: string) =>
	quoted(names, y, name, 0.74) + word(names + 64 + wordWidth(name, capital), y, capital, ':', 0.74) + value;

const brace = 'M40 -54C12 -54 26 -20 20 -10Q16 0 2 0Q16 0 20 10C26 20 12 54 40 54';

/** A screen on its foot with what a server answers, as a program sees it. */
const answer = () =>
	faint(
		0.6,
		rect(88, 120, 720, 586, 0.01, 20) +
			rect(394, 706, 120, 22, 0.01) +
			path('M270 782H570L640 728H350z', 0.01),
	) +
	rect(350, 680, 120, 90, 0.62) +
	rect(440, 680, 30, 90, 0.4) +
	rect(350, 680, 120, 20, 0.1) +
	rect(250, 756, 320, 28, 0.03, 8) +
	rect(258, 756, 304, 8, 0.3) +
	rect(44, 94, 720, 590, 0.7, 20) +
	rect(56, 94, 696, 9, 0.96) +
	rect(66, 118, 676, 542, 0.02, 8) +
	rect(66, 118, 676, 62, 0.34, 8) +
	count(3, (i) => disc(106 + i * 44, 149, 13, 0.98)).join('') +
	place(90, 250, 0.84, curve(brace, 14, 0.98)) +
	place(126, 596, 0.84, curve(brace, 14, 0.98), { turn: 180 }) +
	field(rows[0], 'id', text(rows[0], '218')) +
	field(rows[1], 'title', text(rows[1], 'Flax')) +
	field(rows[2], 'track', word(values + 8, rows[2], capital, '4', 0.98));

/** The same on a phone in its stand, as somebody reads it; 380 by 810. */
const phone = () =>
	faint(0.6, rect(58, 36, 380, 690, 0.01, 44) + path('M56 808H326L418 726H120z', 0.01)) +
	path('M130 730H250L282 790H98z', 0.2) +
	rect(54, 782, 272, 28, 0.02, 8) +
	rect(62, 782, 256, 9, 0.3) +
	rect(0, 0, 380, 748, 0.02, 44) +
	rect(20, 26, 340, 696, 0.98, 24) +
	rect(20, 26, 340, 118, 0.34, 24) +
	rect(20, 100, 340, 44, 0.34) +
	word(190, 112, 52, 'Papers', 0.98, { middle: true }) +
	rect(40, 170, 300, 412, 0.8, 12) +
	word(82, 248, 42, 'No. 218', 0.1) +
	word(82, 372, 68, 'Flax', 0.04) +
	word(82, 490, 40, 'Track 4', 0.1) +
	rect(40, 606, 300, 88, 0.14, 14) +
	line(
		[
			[160, 650],
			[182, 674],
			[224, 626],
		],
		17,
		0.98,
	);

/** What leads from a value to its place on the phone. */
const threads = () =>
	(
		[
			['218', 116, 342, 358],
			['Flax', 116, 427, 446],
			['4', 30, 512, 540],
		] as const
	)
		.map(([value, gap, y, to]) => {
			const from = values + gap + wordWidth(value, capital);
			return `M${from} ${y}C${from + 70} ${y} 790 ${to} 862 ${to}`;
		})
		.map((d) => curve(d, 28, 0.03) + curve(d, 15, 0.9))
		.join('');

/** An API: three values of an answer, each on its thread to where a phone shows it. */
export const reply = () =>
	fade(0, 0, 1200, 900, 0.4, 0.24) +
	rect(0, 684, 1200, 104, 0.5) +
	rect(0, 684, 1200, 8, 0.76) +
	rect(0, 788, 1200, 112, 0.08) +
	place(119, 84, 0.825, answer() + place(840, 190, 0.74, phone()) + threads());
