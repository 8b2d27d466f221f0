import { count } from '../../numbers.ts';
import { curve, faint, oval, path, place, rect } from '../kit/shapes.ts';
import { boatShuttle } from '../props/shuttle.ts';
import { loom } from './loom.ts';

/** What the shuttle shades of the cloth. */
const shade =
	'M586 504C626 476 660 456 724 452H888C950 456 980 478 1026 508C990 540 952 554 890 556H720C646 554 612 532 586 504z';

/** The shuttle on the cloth; its thread leads to the edge. */
const shuttle = () =>
	curve('M716 596C770 586 820 640 880 610S930 552 944 540', 9, 0.22) +
	place(540, 610, 0.98, place(-784, -478, 1, faint(0.7, path(shade, 0)) + boatShuttle(0.54)), { turn: -4 });

/** A mat, rolled up and stood on its end: its upper end has its middle at x, y. */
const roll = (x: number, y: number, t: number, stripe: number) =>
	faint(0.7, rect(x - 30, y + 6, 100, 900 - y, 0)) +
	rect(x - 50, y, 100, 900 - y, t) +
	count(6, (i) => rect(x - 50, y + 56 + i * 64, 100, i % 2 ? 12 : 28, stripe)).join('') +
	faint(0.5, rect(x + 22, y, 28, 900 - y, 0)) +
	oval(x, y, 50, 24, 0.16) +
	oval(x, y, 40, 18, 0.96) +
	oval(x, y, 26, 10, 0.16) +
	oval(x, y, 14, 5, 0.9);

/** Finished mats beside the loom. */
const rolls = () => roll(1058, 396, 0.9, 0.34) + roll(1136, 560, 0.6, 0.98);

/** A loom at rest: the shuttle lies on the cloth. */
export const loomAtRest = (before = '') => loom() + shuttle() + before;

/** The same with finished mats, rolled up. */
export const matWorks = () => loomAtRest(rolls());
