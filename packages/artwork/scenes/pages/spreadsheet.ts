import { count } from '../../numbers.ts';
import { curve, fade, faint, oval, path, place, rect, ring } from '../kit/shapes.ts';
import { word, wordWidth } from '../props/words.ts';

const ink = 0.03;
const paper = 0.98;
const capital = 54;
const rule = 8;

const top = 62;
const high = 88;
const first = top + 68;
const edges = [54, 112, 386, 668, 946] as const;
const bar = edges[4];
const foot = first + 6 * high;

const rows = [
	['Roll', 'Date', 'Done?'],
	['0231', '12/6', 'yes'],
	['0232', 'June', 'Y'],
	['232-A', '13.06', 'half'],
	['0235', '', ''],
	['0236', '14/6', 'no'],
] as const;
const marked = 3;
const wrong = 4;

const rowAt = (i: number) => first + i * high;

/** Numbers stand at the right of their cell, as a sheet sets them, and all else at the left. */
const cell = (text: string, row: number, column: number) => {
	const [from, to] = [edges[column + 1] ?? 0, edges[column + 2] ?? 0];
	const x = /^\d+[/.]/.test(text) ? to - 22 - wordWidth(text, capital) : from + 22;
	return word(x, rowAt(row) + 73, capital, text, row === 0 ? paper : ink);
};

/** The sign before a number, which the lettering lacks; its left foot at x, y. */
const hash = (x: number, y: number, t: number) =>
	place(x, y, 1, curve('M12 -3L20 -51M32 -3L40 -51M4 -18H46M6 -37H48', 8, t));

/** The cell that has lost what it counted, dark and chosen. */
const lost = () =>
	rect(edges[2], rowAt(wrong), edges[3] - edges[2] + rule, high + rule, ink) +
	rect(edges[3] - 12, rowAt(wrong + 1) - 12, 38, 38, paper) +
	rect(edges[3] - 5, rowAt(wrong + 1) - 5, 24, 24, ink) +
	hash(edges[2] + 22, rowAt(wrong) + 73, paper) +
	word(edges[2] + 76, rowAt(wrong) + 73, capital, 'REF!', paper);

/** The sheet: letters above, numbers beside, a dark head and five rows. */
const sheet = () =>
	rect(edges[0], top, bar - edges[0], foot - top, 0.97) +
	rect(edges[1], rowAt(marked), bar - edges[1], high, 0.7) +
	rect(edges[0], top, bar - edges[0], 68, 0.62) +
	rect(edges[0], top, 58, foot - top, 0.62) +
	count(6, (i) => rect(edges[0], rowAt(i), bar - edges[0], rule, 0.4)).join('') +
	edges
		.slice(1, 4)
		.map((x) => rect(x, top, rule, foot - top, 0.4))
		.join('') +
	rect(edges[1], first, bar - edges[1], high, 0.05) +
	word(250, top + 56, 46, 'A', 0.05, { middle: true }) +
	word(528, top + 56, 46, 'B', 0.05, { middle: true }) +
	word(808, top + 56, 46, 'C', 0.05, { middle: true }) +
	count(6, (i) => word(88, rowAt(i) + 68, 46, String(i + 1), 0.05, { middle: true })).join('') +
	rows.map((texts, row) => texts.map((text, column) => cell(text, row, column)).join('')).join('') +
	rect(bar, top, 48, foot - top, 0.12) +
	lost();

/** The monitor on its foot, with its shadow on the wall and the desk. */
const monitor = () =>
	faint(0.6, rect(90, 74, 970, 662, 0.01, 20)) +
	faint(0.6, path('M450 850H810L930 784H610z', 0.01)) +
	rect(484, 690, 160, 116, 0.76) +
	rect(598, 690, 46, 116, 0.34) +
	rect(484, 700, 160, 26, 0.06) +
	path('M400 836L440 794H690L736 836z', 0.76) +
	rect(396, 832, 344, 18, 0.02, 6) +
	rect(34, 30, 998, 678, 0.02, 22) +
	rect(28, 26, 990, 676, 0.2, 20) +
	rect(40, 26, 966, 10, 0.7, 5) +
	rect(28, 38, 10, 650, 0.5, 5) +
	rect(edges[0] - 8, top - 8, bar - edges[0] + 56, foot - top + 16, 0.02, 4);

/** A square note of 230, stuck along its upper edge, whose right corner curls off towards us. */
const note = (...lines: readonly string[]) =>
	faint(0.75, path('M-10 -6H238Q252 106 262 246Q126 258 -4 222Q-16 110 -10 -6z', 0.01)) +
	path('M0 0H230Q230 94 246 194Q118 226 -8 212Q4 104 0 0z', paper) +
	path('M-8 212Q138 210 242 152L246 194Q138 234 -8 212z', 0.56) +
	lines
		.map((text, i) => word(115, 126 + i * 80 - (lines.length - 1) * 50, 54, text, ink, { middle: true }))
		.join('');

/** A ring binder on its side, its back with the year towards us; 370 by 84. */
const binder = (year: string, t: number) =>
	rect(-6, -6, 382, 96, 0.02, 8) +
	rect(0, 0, 370, 84, t, 6) +
	rect(0, 0, 370, 9, t + 0.28, 4) +
	rect(56, 11, 216, 62, paper) +
	word(164, 68, 54, year, ink, { middle: true }) +
	ring(320, 44, 18, 9, 0.94);

/** Loose sheets, none straight on the other, of which the last lies open to the light. */
const sheets = () =>
	path('M0 6L52 -44H292L330 6V52H-4z', 0.02) +
	rect(6, 36, 312, 10, 0.9) +
	rect(-2, 20, 306, 10, 0.7) +
	path('M40 22L70 -34L300 -52L352 2L330 16z', 0.02) +
	path('M40 22L70 -34L298 -44L342 2z', 0.74) +
	path('M-6 18L50 -40L276 -38L312 14z', 0.02) +
	path('M2 12L52 -34L272 -32L304 8z', paper);

/** Two binders and a pile of sheets on them. */
const heap = () =>
	faint(0.6, path('M1150 896L1200 850V730H1130z', 0.01)) +
	place(800, 806, 1, binder('2016', 0.2)) +
	path('M822 728L860 690H1150L1188 728z', 0.3) +
	place(820, 718, 1, binder('2021', 0.6), { turn: -1 }) +
	place(846, 664, 1, sheets(), { turn: 1 });

/** A cup near us, of which the upper part is seen. */
const cup = () =>
	faint(0.6, path('M250 900L260 800L350 796L380 900z', 0.01)) +
	curve('M258 812C330 798 330 880 252 884', 24, 0.86) +
	path('M44 776Q158 812 272 776L258 920H58z', paper) +
	path('M212 798Q254 788 272 776L258 920H198z', 0.6) +
	oval(158, 776, 118, 33, 0.02) +
	oval(158, 776, 114, 29, paper) +
	oval(158, 778, 99, 20, 0.04);

/** A spreadsheet that has grown for years, on a monitor with notes stuck to it, behind a cup and binders. */
export const spreadsheet = () =>
	fade(0, 0, 1200, 900, 0.4, 0.3) +
	rect(0, 738, 1200, 162, 0.44) +
	rect(0, 738, 1200, 9, 0.74) +
	monitor() +
	sheet() +
	cup() +
	place(954, 100, 1, note('old?'), { turn: 4 }) +
	place(932, 376, 1, note('why?'), { turn: -5 }) +
	place(326, 668, 1, note('copy', '2'), { turn: -4 }) +
	heap();
