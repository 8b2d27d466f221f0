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
	path(`M-56 ${y}Q0 ${y + 46} 56 ${y}v${high}Q0 ${y + high + 46} -56 ${y + high}z`, 0.18);

/** A finished mat, rolled up, 112 by 410, with a fringe at its lower end; the middle of its upper end is at 0,0. */
const roll = () =>
	path('M-56 396Q0 440 56 396L60 424Q0 470 -60 424z', 0.05) +
	count(9, (i) => curve(`M${i * 13 - 52} ${408 + i * (8 - i)}l${i - 4} 20`, 7, i < 6 ? 0.97 : 0.6)).join('') +
	path('M-56 0V396Q0 440 56 396V0z', 0.82) +
	rect(-56, 0, 22, 400, 0.97) +
	count(3, (i) => stripe(56 + i * 128, 36) + stripe(108 + i * 128, 13)).join('') +
	faint(0.6, path('M20 0V416Q42 410 56 396V0z', 0)) +
	rect(12, 22, 9, 394, 0.05) +
	oval(0, 0, 56, 25, 0.05) +
	curve('M20 20C-14 24 -52 15 -52 0C-52 -25 46 -25 46 0C46 15 -28 16 -28 0C-28 -11 24 -11 24 1', 8, 0.96);

/** The floor on both sides of the loom, the foot of the wall, and what the roll shades of them. */
const ground = () =>
	rect(0, 774, 50, 16, 0.1) +
	rect(0, 790, 50, 110, 0.5) +
	rect(1026, 774, 174, 16, 0.1) +
	rect(1026, 790, 174, 110, 0.5) +
	faint(0.75, path('M1040 866H1140L1200 790V620L1178 500L1060 470V790z', 0));

/** A loom at rest: the shuttle lies on the cloth. */
export const loomAtRest = () => loom() + shuttle();

/** The same, with a finished mat that is rolled up and leans on the loom. */
export const matWorks = () =>
	rect(0, 0, 1200, 900, 0.24) +
	place(-62, 0, 1, loomAtRest()) +
	ground() +
	place(1058, 450, 0.94, roll(), { turn: -5 });
