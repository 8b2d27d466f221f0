import { count } from '../../numbers.ts';
import { curve, disc, line, place, rect } from '../kit/shapes.ts';

/** Pages as they are seen from afar, each on a plane of 100 x 60, dark on light. */
const bar = rect(0, 0, 100, 10, 0.3);

const shop =
	bar +
	count(6, (i) => {
		const [x, y] = [6 + (i % 3) * 31, 15 + Math.floor(i / 3) * 23];
		return rect(x, y, 26, 13, i % 2 ? 0.62 : 0.38) + rect(x, y + 15, 18, 3, 0.3);
	}).join('');

const dashboard =
	rect(0, 0, 18, 60, 0.3) +
	[12, 22, 16, 30, 38].map((h, i) => rect(26 + i * 14, 50 - h, 9, h, 0.46)).join('') +
	rect(24, 51, 70, 3, 0.3);

const article =
	rect(10, 6, 64, 8, 0.2) +
	rect(10, 19, 34, 34, 0.5) +
	count(5, (i) => rect(50, 19 + i * 7.4, i === 4 ? 24 : 40, 4, 0.42)).join('');

const map =
	rect(0, 0, 100, 60, 0.72) +
	curve('M-2 44Q30 30 46 42T102 20', 11, 0.44) +
	line(
		[
			[22, 0],
			[34, 60],
		],
		4,
		0.98,
	) +
	line(
		[
			[0, 16],
			[100, 10],
		],
		4,
		0.98,
	) +
	disc(66, 24, 9, 0.1) +
	disc(66, 24, 3.4, 0.98);

const calendar =
	bar +
	count(15, (i) =>
		rect(6 + (i % 5) * 18, 15 + Math.floor(i / 5) * 14.5, 15, 11, [1, 5, 7, 13].includes(i) ? 0.3 : 0.74),
	).join('');

const chat =
	rect(0, 0, 30, 60, 0.6) +
	count(4, (i) => disc(15, 9 + i * 14, 5, 0.26)).join('') +
	count(3, (i) => rect(i % 2 ? 58 : 36, 7 + i * 18, 36, 11, i % 2 ? 0.3 : 0.66)).join('');

const pages = [shop, dashboard, article, map, calendar, chat];

/** The page of that number, on light, `w` units wide and six tenths as high. */
export const layout = (i: number, x: number, y: number, w: number, light = 0.94) =>
	rect(x, y, w, w * 0.6, light) + place(x, y, w / 100, pages[i % pages.length] ?? '');
