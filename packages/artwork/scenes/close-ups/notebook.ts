import { count } from '../../numbers.ts';
import { curve, disc, fade, faint, line, path, place, poly, rect, ring } from '../kit/shapes.ts';
import { chart } from '../props/chart.ts';
import { lettering } from '../props/lettering.ts';
import { pen } from '../props/pen.ts';

/** An open notebook; its middle is at 0,0. */
const pages = () =>
	rect(-410, -260, 840, 560, 0.12, 10) +
	rect(-400, -270, 410, 560, 0.97) +
	rect(14, -270, 410, 560, 0.92) +
	count(13, (i) => rect(0, -250 + i * 41, 26, 12, 0.3, 6)).join('') +
	count(9, (i) => lettering(-360, -214 + i * 52, 320, 12, 0.4, `n${i}`)).join('') +
	count(4, (i) => lettering(60, -214 + i * 52, 300 - (i === 3 ? 130 : 0), 12, 0.4, `m${i}`)).join('') +
	chart(70, 10, 300, 190, 'note', 0.3);

/** A hand writes in a notebook. */
export const notebook = () =>
	fade(0, 0, 1200, 900, 0.34, 0.22) +
	place(600, 450, 1, pages(), { turn: -8 }) +
	path(
		'M1200 560Q1010 500 900 470Q850 470 862 510Q820 500 826 540Q800 560 836 590Q960 640 1010 740Q1080 860 1200 880z',
		0.5,
	) +
	path('M1200 600Q1060 600 1010 740Q1080 860 1200 880z', 0.8) +
	line(
		[
			[780, 420],
			[1010, 610],
		],
		20,
		0.06,
	) +
	poly(
		[
			[760, 404],
			[792, 412],
			[774, 432],
		],
		0.9,
	);

const spectacles = () =>
	[-62, 62].map((x) => disc(x, 0, 46, 0.5) + ring(x, 0, 50, 11, 0.06)).join('') +
	curve('M-14 -8q14 -16 28 0M-112 -4q-22 -60 10 -120M112 -4q22 -60 -10 -120', 10, 0.06);

const ruler = () =>
	rect(-26, -150, 52, 300, 0.86) +
	count(15, (i) => rect(-26, -142 + i * 20, i % 5 ? 14 : 26, 5, 0.24)).join('');

/** For a crop of three to one: a pen lies across a whole notebook, in the middle of the picture. */
export const notebookWide = () =>
	fade(0, 0, 1200, 900, 0.36, 0.3) +
	place(200, 450, 0.95, ruler(), { turn: 18 }) +
	place(595, 446, 0.62, pages(), { turn: -4 }) +
	faint(0.3, place(702, 352, 1.36, rect(-13, 0, 26, 216, 0, 10), { turn: 42 })) +
	place(694, 338, 1.36, pen(0.08, 0.4), { turn: 42 }) +
	place(1020, 490, 0.95, spectacles(), { turn: -10 });
