import { count } from '../../numbers.ts';
import { fade, faint, line, type Point, place, poly, rect } from '../kit/shapes.ts';
import { colleague } from './colleague.ts';

const diamond = (x: number): Point[] => [
	[x - 26, 0],
	[x, -26],
	[x + 26, 0],
	[x, 26],
];

/** A mat of 460 x 210 around 0,0, its fringes at both ends. */
const mat = () =>
	count(14, (i) =>
		line(
			[
				[-262 + ((i * 5) % 4), -98 + i * 15],
				[262 - ((i * 7) % 5), -98 + i * 15],
			],
			5,
			0.98,
		),
	).join('') +
	rect(-230, -105, 460, 210, 0.98) +
	[-88, 60].map((y) => rect(-230, y, 460, 28, 0.24)).join('') +
	[-50, 40].map((y) => rect(-230, y, 460, 10, 0.5)).join('') +
	count(7, (i) => poly(diamond(-192 + i * 64), 0.24)).join('');

/** Five people around a long table with a mat in the middle, from above. */
export const matOnTable = () =>
	fade(0, 0, 1200, 900, 0.46, 0.36) +
	count(8, (i) => rect(i * 160, 0, 4, 900, 0.34)).join('') +
	faint(0.4, rect(190, 270, 880, 420, 0.03, 30)) +
	rect(160, 240, 880, 420, 0.6, 30) +
	rect(176, 252, 848, 388, 0.7, 24) +
	place(600, 450, 1, mat(), { turn: -4 }) +
	colleague(360, 180, 180, { top: 0.16 }) +
	colleague(640, 180, 180, { top: 0.97, bun: true }) +
	colleague(900, 180, 180, { top: 0.6 }) +
	colleague(440, 720, 0, { top: 0.94, hair: 0.6 }) +
	colleague(760, 720, 0, { top: 0.2, bun: true });
