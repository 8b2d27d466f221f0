import { count } from '../../numbers.ts';
import { curve, faint, oval, path, place, rect } from '../kit/shapes.ts';
import { boatShuttle } from '../props/shuttle.ts';
import { loom } from './loom.ts';

/** What the shuttle shades of the cloth. */
const shade = 'M572 484H1004C978 522 944 542 880 544H714C650 542 606 520 572 484z';

/** The shuttle on the cloth; its thread leads to the edge. */
const shuttle = () =>
	curve('M716 596C770 586 820 640 880 610S930 552 944 540', 9, 0.22) +
	place(
		540,
		610,
		0.98,
		place(
			-784,
			-478,
			1,
			faint(0.34, place(3, 7, 1, path(shade, 0))) + faint(0.7, path(shade, 0)) + boatShuttle(0.54),
		),
		{ turn: -4 },
	);

/** A stripe round the roll. */
const stripe = (y: number, high: number) =>
	path(`M-62 ${y}Q0 ${y + 50} 62 ${y}v${high}Q0 ${y + high + 50} -62 ${y + high}z`, 0.18);

/** A finished mat, rolled up and stood on its end, 124 wide, its outer edge tucked in; the middle of its upper end is at 0,0. */
const roll = () =>
	faint(0.7, rect(50, 24, 46, 900, 0)) +
	rect(-62, 0, 124, 900, 0.82) +
	rect(-62, 0, 24, 900, 0.96) +
	count(4, (i) => stripe(60 + i * 150, 42) + stripe(120 + i * 150, 15)).join('') +
	faint(0.5, rect(26, 0, 36, 900, 0)) +
	rect(18, 24, 8, 900, 0.05) +
	oval(0, 0, 62, 27, 0.05) +
	curve('M22 22C-16 26 -58 16 -58 0C-58 -28 52 -28 52 0C52 17 -32 18 -32 0C-32 -12 26 -12 26 1', 8, 0.94);

/** A loom at rest: the shuttle lies on the cloth. */
export const loomAtRest = () => loom() + shuttle();

/** The same, further left, with a finished mat, rolled up. */
export const matWorks = () =>
	rect(0, 0, 1200, 900, 0.24) + place(-94, 0, 1, loomAtRest()) + place(1102, 432, 1, roll());
