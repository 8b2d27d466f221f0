import { count } from '../../numbers.ts';
import { curve, faint, path, place, rect } from '../kit/shapes.ts';
import { bobbin } from '../props/bobbin.ts';
import { boatShuttle } from '../props/shuttle.ts';
import { word } from '../props/words.ts';
import { axle, cloth, ends, middleOf, rigidHeddle, thread, yarns } from './bobbins-cloth.ts';

/** Where its two posts stand. */
const posts = [96, 1060] as const;

/** A bar of the loom, lit along its upper edge. */
const bar = (y: number, h: number, t: number) => rect(34, y, 1132, h, t) + rect(34, y, 1132, 10, 0.88);

/** The shadow of the frame on the wall. */
const shadow = () =>
	faint(
		0.6,
		rect(84, 82, 1132, 82, 0.01) +
			rect(84, 830, 1132, 60, 0.01) +
			posts.map((x) => rect(x + 50, 74, 44, 800, 0.01)).join(''),
	);

/** A post on its foot, whose shadow runs back over the floor. */
const post = (x: number) =>
	faint(0.6, path(`M${x - 26} 926H${x + 76}L${x + 130} 872H${x + 40}z`, 0.01)) +
	rect(x, 44, 44, 860, 0.44) +
	rect(x, 44, 12, 860, 0.7) +
	rect(x - 30, 922, 104, 8, 0.01) +
	rect(x - 30, 890, 104, 34, 0.44, 4) +
	rect(x - 30, 890, 104, 9, 0.7, 4);

/** From the last pick to the tip of the shuttle. */
const tail = 'M884 625C1000 625 951 690 951 776';

/** The shuttle on the lower bar, before the post on which its shadow falls. */
const shuttle = () =>
	faint(0.6, rect(1060, 754, 44, 46, 0.01)) +
	rect(1004, 798, 124, 8, 0.06) +
	place(691, 558, 0.46, boatShuttle(0.76, 0.96));

/** A small loom straight on: threads of three bobbins, each with its name, run through one heddle into one cloth. */
const loom = () =>
	shadow() +
	posts.map(post).join('') +
	rect(140, axle - 12, 920, 24, 0.36) +
	count(ends, thread).join('') +
	yarns.map(([, t], i) => place(middleOf(i), axle, 1, bobbin(t))).join('') +
	faint(0.6, rect(46, 146, 1120, 18, 0.01)) +
	bar(52, 94, 0.03) +
	yarns.map(([name], i) => word(middleOf(i), 124, 52, name, 1, { middle: true })).join('') +
	rigidHeddle() +
	curve(tail, 20, 0.03) +
	curve(tail, 12, 0.98) +
	cloth() +
	bar(800, 54, 0.62) +
	shuttle();

/** A bobbin that stands on its flange at x, out of the light. */
const spare = (x: number, t: number) =>
	rect(x - 44, 652, 88, 112, t) +
	count(4, (i) => rect(x - 44, 672 + i * 24, 88, 6, 0.077)).join('') +
	[638, 756].map((y) => rect(x - 58, y, 116, 16, 0.385, 6)).join('');

/** The loom in the light at the right of a dark room; along the wall other bobbins wait on a low bench. */
export const bobbins = () =>
	rect(0, 0, 2400, 900, 0.154) +
	path('M1480 0H2100L2330 800H1250z', 0.308) +
	rect(0, 800, 2400, 100, 0.077) +
	rect(0, 772, 1180, 28, 0.231) +
	count(7, (i) => spare(96 + i * 164, i % 3 === 1 ? 0.385 : 0.46)).join('') +
	place(1346, 155, 0.74, loom());
