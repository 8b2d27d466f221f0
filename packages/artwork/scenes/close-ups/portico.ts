import { disc, faint, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const white = 0.98;

/** A column from its foot at 0,0: round, lit from the left. */
const column = () =>
	faint(0.55, rect(30, -270, 40, 270, 0)) +
	rect(-30, -260, 60, 240, 0.8) +
	rect(-22, -260, 22, 240, white) +
	rect(12, -260, 20, 240, 0.46) +
	rect(-46, -288, 92, 30, white) +
	rect(-40, -262, 80, 9, 0.36) +
	rect(-44, -24, 88, 24, white) +
	rect(16, -24, 28, 24, 0.6);

/** A window of the wings with its sill; the middle of the sill is at 0,0. */
const window = () =>
	rect(-44, -142, 88, 142, 0.8) +
	rect(-34, -132, 68, 132, 0.06) +
	rect(-5, -132, 10, 132, 0.6) +
	rect(-34, -74, 68, 10, 0.6) +
	rect(-56, -6, 112, 16, white) +
	rect(-56, 10, 112, 8, 0.1);

/** Doors that stand open to a bright hall. */
const doors = () =>
	rect(494, 208, 212, 252, 0.02) +
	rect(510, 224, 180, 236, 1) +
	path('M510 224L562 246V460H510zM690 224L638 246V460H690z', 0.24) +
	path('M510 224L522 229V460H510zM638 246L648 242V460H638z', 0.6);

const leaves = [
	[0, -190],
	[-46, -160],
	[46, -160],
	[-52, -108],
	[52, -108],
	[0, -120],
] as const;

/** A bush in its pot, which stands on 0,0. */
const bush = () =>
	faint(0.6, path('M-40 -4H44L140 -30H0z', 0)) +
	leaves.map(([x, y]) => disc(x, y, 50, 0.01)).join('') +
	leaves.map(([x, y]) => disc(x, y, 41, 0.16)).join('') +
	leaves.map(([x, y]) => disc(x - 4, y - 4, 17, 0.66)).join('') +
	path('M-56 -88H56L40 6H-40z', 0.01) +
	path('M-46 -78H46L33 -4H-33z', 0.64) +
	path('M-46 -78H-22L-16 -4H-33z', white) +
	rect(-56, -90, 112, 22, 0.01, 4) +
	rect(-50, -84, 100, 11, 0.94);

/** A step: its edge in the light, its front in shade. */
const step = (i: number) => {
	const [x, y, w] = [226 - i * 10, 460 + i * 28, 748 + i * 20];
	return rect(x, y, w, 28, 0.5) + rect(x, y, w, 14, i === 0 ? white : 0.9) + rect(x, y + 23, w, 5, 0.1);
};

/** The steps, the columns and the gable of a hall whose doors stand open, on a plane of 1200 by 600. */
export const portico = () =>
	rect(0, 0, 1200, 600, 0.62) +
	rect(0, 146, 1200, 350, 0.38) +
	rect(0, 132, 1200, 18, 0.86) +
	rect(0, 150, 1200, 9, 0.12) +
	rect(0, 480, 1200, 120, 0.28) +
	[100, 1100].map((x) => place(x, 322, 1, window())).join('') +
	rect(236, 180, 728, 290, 0.14) +
	doors() +
	[300, 420, 780, 900].map((x) => place(x, 460, 1, column())).join('') +
	faint(0.5, path('M980 172H1020V460H980z', 0)) +
	path('M176 118L600 26L1024 118z', 0.02) +
	path('M196 112L600 34L1004 112z', white) +
	path('M320 106L600 52L880 106z', 0.5) +
	rect(200, 104, 800, 76, 0.02) +
	rect(208, 110, 784, 64, white) +
	rect(208, 166, 784, 8, 0.6) +
	word(600, 160, 44, 'AIC-RAETHM', 0.05, { middle: true }) +
	[3, 2, 1, 0].map(step).join('') +
	path('M536 460H664L708 576H492z', 0.02) +
	path('M544 460H656L698 572H502z', 0.5) +
	path('M560 460H640L672 572H528z', 1) +
	[116, 1084].map((x) => place(x, 560, 0.88, bush())).join('');
