import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const ink = 0.04;
const paper = 0.99;
const left = 92;
const top = 112;
const wide = 270;
const high = 180;
const across = 3 * wide;
const first = top + 142;
const foot = first + 3 * high;

/** A pin, whose head is at 0,0. */
const pin = () =>
	faint(0.6, disc(12, 14, 20, 0)) + disc(0, 0, 23, 0.02) + disc(0, 0, 17, 0.6) + disc(-6, -6, 7, paper);

/** A strip of card over some days of a week, pinned at both ends, for work that takes so long. */
const strip = (name: string, week: number, days: number, ground: number, t: number) => {
	const [x, y, w] = [left + 22, first + week * high + 34, days * wide - 64];
	return (
		faint(0.55, rect(x + 12, y + 16, w, 112, 0)) +
		rect(x, y, w, 112, ground) +
		rect(x, y, w, 9, ground + 0.16) +
		word(x + w / 2, y + 84, 66, name, t, { middle: true }) +
		place(x + 36, y + 56, 1, pin()) +
		place(x + w - 36, y + 56, 1, pin())
	);
};

/** A bow of the wire that binds the planner, over its hole. */
const bow = (x: number) =>
	rect(x - 12, top + 14, 24, 22, 0.5, 6) +
	curve(`M${x} ${top + 24}V${top - 22}`, 20, 0.01) +
	curve(`M${x} ${top + 22}V${top - 22}`, 10, 0.9);

/** The planner: a dark head with three weekdays, three weeks below, the leaves of the next months under it. */
const sheet = () =>
	faint(0.65, rect(left + 34, top + 40, across + 14, foot - top, 0)) +
	rect(left, top, across + 8, foot - top + 26, 0.01) +
	rect(left, top + 20, across, foot - top - 2, 0.6) +
	rect(left, top, across, foot - top, paper) +
	rect(left, top, across, first - top, 0.06) +
	['Mon', 'Tue', 'Wed']
		.map((name, i) => word(left + (i + 0.5) * wide, first - 26, 72, name, paper, { middle: true }))
		.join('') +
	count(2, (i) => rect(left + (i + 1) * wide - 4, first, 8, foot - first, 0.58)).join('') +
	count(2, (i) => rect(left, first + (i + 1) * high - 4, across, 8, 0.58)).join('') +
	count(13, (i) => bow(left + 45 + i * 60)).join('');

/** The day by which all must be done, ringed by hand. */
const due = () =>
	place(
		left + 2.5 * wide,
		first + 2.5 * high,
		1,
		word(-4, 32, 76, 'Due', ink, { middle: true }) +
			curve(
				'M74 -106C-60 -116 -142 -56 -134 14C-126 80 -34 98 42 86C122 72 146 6 124 -38C104 -78 34 -92 -46 -66',
				20,
				ink,
			),
	);

/** A marker that hangs on its cord from a nail at 0,0, its cap below. */
const marker = () =>
	faint(0.6, curve('M20 20Q30 150 20 270', 10, 0) + place(30, 270, 1, path('M-30 0H30V330H-30z', 0))) +
	curve('M0 0Q12 130 0 262', 17, 0.02) +
	curve('M0 0Q12 130 0 262', 8, 0.94) +
	disc(0, 0, 20, 0.02) +
	disc(-3, -3, 12, 0.94) +
	place(
		0,
		252,
		1,
		rect(-18, -22, 36, 30, 0.02, 8) +
			path('M-40 4Q-40 -8 -28 -8H28Q40 -8 40 4V286L22 344H-22L-40 286z', 0.01) +
			rect(-31, 2, 62, 180, 0.97, 6) +
			rect(10, 2, 21, 180, 0.6, 6) +
			rect(-31, 54, 62, 84, 0.3) +
			path('M-31 190H31V284L16 334H-16L-31 284z', 0.2) +
			path('M-31 190H-14V304L-18 326L-31 284z', 0.62),
	);

/** A wall planner: what must be done before, counted back from the day that is due. */
export const planner = () =>
	rect(0, 0, 1200, 900, 0.4) +
	sheet() +
	strip('Plan', 0, 2, 0.7, ink) +
	strip('Build', 1, 3, 0.26, paper) +
	strip('Test', 2, 2, 0.7, ink) +
	due() +
	place(1056, 170, 1, marker());
