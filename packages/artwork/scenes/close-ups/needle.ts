import { count } from '../../numbers.ts';
import { curve, faint, oval, path, place, poly, rect } from '../kit/shapes.ts';

/** A stitch of thick thread along a seam, its middle at 0,0. */
const stitch = (t: number) => rect(-21, -3, 46, 18, 0.02, 8) + rect(-23, -9, 46, 17, t, 8);

/** Stitches on the sides of a patch, as many sides as asked: left, top, right, below. */
const seam = (sides: number, t: number) =>
	count(sides, (side) =>
		place(0, 0, 1, count(4, (i) => place(-93 + i * 62, -136, 1, stitch(t))).join(''), {
			turn: side * 90 - 90,
		}),
	).join('');

/** A star with five points, its middle at 0,0. */
const star = (t: number) =>
	poly(
		count(10, (i) => {
			const [far, angle] = [i % 2 ? 46 : 100, (i * Math.PI) / 5];
			return [far * Math.sin(angle), -far * Math.cos(angle)] as const;
		}),
		t,
	);

/** A patch of the shape of an icon with its lit edge; 350 by 350 around 0,0. */
const patch = (t: number) =>
	rect(-175, -175, 350, 350, t * 0.5, 84) +
	rect(-175, -175, 343, 343, t * 1.7, 82) +
	rect(-166, -166, 334, 334, t, 76);

/** The one that is sewn on already: what somebody says. */
const finished = () =>
	faint(0.6, rect(-164, -162, 352, 352, 0.01, 84)) +
	patch(0.3) +
	path('M-48 -78H48Q88 -78 88 -38V8Q88 48 48 48H0L-48 94V48Q-88 48 -88 8V-38Q-88 -78 -48 -78z', 0.56) +
	seam(4, 0.62);

/** The one that is being sewn; its lower side still stands off the cloth. */
const current = () =>
	faint(0.8, rect(-158, -150, 356, 364, 0.01, 84)) +
	patch(0.53) +
	place(9, 6, 1, star(0.06)) +
	place(0, -6, 1, star(0.99)) +
	seam(3, 0.99);

const outline = 'M0 0L190 -17L520 -28Q646 -36 646 0Q646 36 520 28L190 17z';

/** A needle from its point at 0 to its eye; 646 long. */
const steel = () =>
	faint(0.8, place(12, 24, 1, path(outline, 0.01))) +
	path(outline, 0.36) +
	path('M0 0L190 -17L520 -28Q646 -36 646 -2L520 12L190 6z', 0.99) +
	rect(478, -14, 124, 28, 0.01, 14);

/** Thread with its dark rim. */
const thread = (d: string) => curve(d, 27, 0.02) + curve(d, 15, 0.99);

/** Where the needle is under the patch, and lifts it. */
const under = () =>
	rect(150, -27, 120, 54, 0.53) +
	path('M156 -6Q210 -24 264 -8V2H156z', 0.7) +
	path('M156 10H264V16Q210 28 156 14z', 0.2) +
	oval(152, 1, 9, 21, 0.01) +
	oval(268, 1, 9, 23, 0.01);

/** The needle on its way along the open side, with the thread from the last stitch in its eye. */
const sewing = () =>
	thread('M536 8C520 60 566 104 640 92') +
	steel() +
	under() +
	thread('M346 -38C352 -130 470 -266 580 -232S620 -90 540 -2');

/** On a plane of 1200 by 600: a needle that sews a patch like the icon of an app on cloth, beside a finished one. */
export const needle = () =>
	rect(0, 0, 1200, 600, 0.21) +
	place(590, 300, 0.96, place(-450, 0, 1, finished()) + current() + place(-210, 147, 1, sewing()), {
		turn: -6,
	});
