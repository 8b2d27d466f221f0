import { count } from '../../numbers.ts';
import { curve, disc, fade, faint, line, oval, path, place, poly, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** A pin with a round head, seen from before. */
const pin = (x: number, y: number) =>
	faint(0.6, disc(x + 9, y + 12, 17, 0.01)) + disc(x, y, 18, 0.03) + disc(x - 5, y - 6, 6, 0.94);

/** A sheet of paper whose lower right corner stands off the board. */
const sheet = (w: number, h: number) =>
	faint(0.6, path(`M8 12H${w + 10}L${w + 24} ${h + 22}L14 ${h + 12}z`, 0.01)) + rect(0, 0, w, h, 0.98, 3);

/** What is to be done next. */
const coming = (w: number, name: string) =>
	sheet(w, 134) + word(w / 2, 104, 54, name, 0.04, { middle: true }) + pin(w / 2, 14);

/** What is done; its pin, at the left, holds the thread. */
const finished = (name: string) => sheet(276, 118) + word(154, 94, 54, name, 0.04, { middle: true });

const tick = (x: number) =>
	line(
		[
			[x + 13, 196],
			[x + 26, 210],
			[x + 48, 180],
		],
		12,
		0.98,
	);

/** A pennant on a pin, stuck into a card where something has been found wrong. */
const pennant = () =>
	faint(0.6, path('M12 -88L108 -52L16 -20L10 16H0z', 0.01)) +
	path('M0 -98L100 -62L0 -24z', 0.98) +
	path('M0 -52L74 -54L0 -24z', 0.68) +
	line(
		[
			[0, -98],
			[0, 8],
		],
		13,
		0.03,
	);

/** What is being done now, a part at a time: two of four parts are ready. */
const current = () =>
	sheet(338, 262) +
	word(169, 130, 62, 'Report', 0.03, { middle: true }) +
	count(4, (i) => rect(24 + i * 77, 166, 60, 60, i < 2 ? 0.1 : 0.7, 6)).join('') +
	tick(24) +
	tick(101) +
	pin(132, 20) +
	place(236, 34, 1, pennant(), { turn: 6 });

/** A framed board of three columns, with its shadow on the wall. */
const frame = () =>
	faint(0.6, rect(76, 84, 1112, 620, 0.01)) +
	rect(44, 56, 1112, 620, 0.62) +
	rect(44, 56, 1112, 9, 0.92) +
	rect(44, 56, 9, 620, 0.82) +
	rect(62, 74, 1076, 584, 0.46) +
	rect(402, 170, 10, 488, 0.2) +
	rect(786, 170, 10, 488, 0.2);

const heads = () =>
	rect(62, 74, 1076, 96, 0.05) +
	word(232, 151, 60, 'Next', 0.98, { middle: true }) +
	word(599, 151, 60, 'Now', 0.98, { middle: true }) +
	word(967, 151, 60, 'Done', 0.98, { middle: true });

/** Where the light of a window does not fall. */
const shade = () => faint(0.31, '<path fill-rule="evenodd" d="M0 0H1200V744H0zM350 0H738L864 744H476z"/>');

const holds = [
	[862, 202],
	[868, 344],
	[860, 488],
] as const;
const yarn = 'M716 700C720 630 800 590 860 488C806 458 808 390 868 344C810 318 802 252 862 202';

/** Yarn from the ball, round the pin of each finished card. */
const thread = () =>
	faint(0.5, place(12, 14, 1, curve(yarn, 14, 0.01))) +
	curve(yarn, 21, 0.03) +
	curve(yarn, 11, 0.98) +
	holds.map(([x, y]) => pin(x, y)).join('');

/** Turns of yarn side by side, within a circle of 72. */
const turns = (ys: readonly number[], t: number) =>
	ys
		.map((y) => {
			const half = Math.sqrt(72 * 72 - y * y) - 5;
			return curve(`M${-half} ${y}Q0 ${y - 26} ${half} ${y}`, 13, t);
		})
		.join('');

const ball = () =>
	faint(0.6, path('M-30 66L50 -2H140L90 74z', 0.01)) +
	oval(6, 70, 54, 8, 0.01) +
	disc(0, 0, 74, 0.14) +
	place(0, 0, 1, turns([-42, -22, -2, 18, 38, 58], 0.62), { turn: 24 }) +
	place(-10, -6, 0.86, path('M-72 -16Q0 -76 72 -16L66 30Q0 -8 -66 30z', 0.14), { turn: -52 }) +
	place(-10, -6, 0.86, turns([-18, 2, 22], 0.94), { turn: -52 });

const pencil = (t: number) =>
	rect(-13, -96, 26, 116, t) +
	rect(3, -96, 10, 116, t * 0.6) +
	path('M-13 -96L0 -142L13 -96z', 0.96) +
	path('M-6 -120L0 -142L6 -120z', 0.02);

const pen = () => rect(-13, -136, 26, 150, 0.94, 10) + rect(5, -124, 8, 66, 0.06);

const mug = () =>
	faint(0.6, path('M140 822L220 744H340L264 820z', 0.01)) +
	curve('M128 722C76 716 78 786 134 780', 18, 0.8) +
	oval(194, 690, 68, 16, 0.03) +
	place(164, 692, 1, pencil(0.62), { turn: -13 }) +
	place(230, 692, 1, pencil(0.84), { turn: 15 }) +
	place(196, 704, 1, pen(), { turn: 2 }) +
	path('M126 690Q194 716 262 690L254 806Q194 836 134 806z', 0.95) +
	path('M222 702Q246 700 262 690L254 806Q242 816 222 820z', 0.6);

const laptop = () =>
	faint(0.6, path('M900 818H1078L1190 744H1000z', 0.01)) +
	poly(
		[
			[892, 800],
			[1072, 800],
			[1046, 758],
			[886, 758],
		],
		0.9,
	) +
	poly(
		[
			[912, 790],
			[1040, 790],
			[1022, 766],
			[906, 766],
		],
		0.1,
	) +
	poly(
		[
			[892, 800],
			[1072, 800],
			[1072, 818],
			[892, 818],
		],
		0.04,
	) +
	poly(
		[
			[1072, 812],
			[1140, 646],
			[1110, 610],
			[1046, 758],
		],
		0.03,
	) +
	poly(
		[
			[1072, 786],
			[1126, 652],
			[1108, 634],
			[1056, 758],
		],
		0.98,
	);

/** A board of work under Next, Now and Done: a flag on what is being done, and yarn round the pins of what is finished. */
export const board = () =>
	fade(0, 0, 1200, 900, 0.4, 0.34) +
	frame() +
	place(80, 202, 1, coming(300, 'Search'), { turn: -1.5 }) +
	place(72, 366, 1, coming(316, 'Backup'), { turn: 1 }) +
	place(440, 270, 1, current(), { turn: -1 }) +
	place(844, 186, 1, finished('Fees'), { turn: 1 }) +
	place(850, 332, 1, finished('Login'), { turn: -1 }) +
	place(844, 472, 1, finished('Diary'), { turn: 1 }) +
	shade() +
	heads() +
	thread() +
	rect(0, 744, 1200, 96, 0.6) +
	poly(
		[
			[476, 744],
			[864, 744],
			[914, 840],
			[522, 840],
		],
		0.8,
	) +
	rect(0, 744, 1200, 10, 0.86) +
	rect(0, 840, 1200, 60, 0.1) +
	mug() +
	place(716, 748, 1, ball()) +
	laptop();
