import { count } from '../../numbers.ts';
import { curve, faint, oval, path, place, rect } from '../kit/shapes.ts';
import { boatShuttle } from '../props/shuttle.ts';
import { loom } from './loom.ts';

/** What the shuttle shades of the cloth. */
const shade = 'M572 484H1004C978 522 944 542 880 544H714C650 542 606 520 572 484z';

/** The shuttle on the cloth; its thread leads to the edge. */
const shuttle = () =>
	curve('M716 596C770 586 820 640 880 610S930 552 944 540', 9, 0.22) +
	place(540, 610, 0.98, place(-784, -478, 1, faint(0.7, path(shade, 0)) + boatShuttle(0.54)), { turn: -4 });

/** A stripe round a roll. */
const stripe = (y: number, high: number, t: number) =>
	path(`M-54 ${y}Q0 ${y + 24} 54 ${y}v${high}Q0 ${y + high + 24} -54 ${y + high}z`, t);

/** A mat, rolled up and stood on its end, its outer edge loose; the middle of its upper end is at 0,0. */
const roll = (t: number, pattern: number) =>
	faint(0.7, rect(40, 20, 52, 900, 0)) +
	path('M20 14C56 12 66 4 72 -6V900H20z', t * 0.5) +
	rect(65, 2, 8, 900, t) +
	rect(-54, 0, 108, 900, t) +
	count(4, (i) => stripe(48 + i * 132, 34, pattern) + stripe(98 + i * 132, 14, pattern)).join('') +
	faint(0.24, rect(-54, 0, 26, 900, 1)) +
	faint(0.5, rect(20, 0, 34, 900, 0)) +
	oval(0, 0, 54, 19, 0.06) +
	curve('M71 -8C58 20 -49 24 -49 0C-49 -20 33 -20 33 1C33 12 -22 12 -25 0', 7.5, 0.92);

/** Finished mats beside the loom. */
const rolls = () => place(1058, 396, 1, roll(0.66, 0.16)) + place(1108, 580, 1, roll(0.5, 0.92));

/** A loom at rest: the shuttle lies on the cloth. */
export const loomAtRest = () => loom() + shuttle();

/** The same, further left, with finished mats, rolled up. */
export const matWorks = () => rect(0, 0, 1200, 900, 0.24) + place(-60, 0, 1, loomAtRest()) + rolls();
