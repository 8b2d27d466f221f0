import { count } from '../../numbers.ts';
import { faint, path, rect } from '../kit/shapes.ts';

/** A piece of wood across the loom: its upper edge lies in the light, and it throws a shadow. */
const beam = (x: number, y: number, wide: number, high: number) =>
	faint(0.6, rect(x, y + high, wide, 18, 0)) +
	rect(x, y, wide, high, 0.44) +
	rect(x, y, wide, 10, 0.84) +
	rect(x, y + high - 10, wide, 10, 0.24);

/** A post of the frame, lit from the left. */
const post = (x: number) =>
	faint(0.5, rect(x + 64, 0, 22, 900, 0)) +
	rect(x, 0, 64, 900, 0.4) +
	rect(x, 0, 14, 900, 0.8) +
	rect(x + 50, 0, 14, 900, 0.2);

/** The beam that holds the yarn, with a flange at each end. */
const yarnBeam = () =>
	count(4, (i) => rect(244, 130 + i * 26, 712, 26, [0.8, 0.98, 0.86, 0.5][i] ?? 0)).join('') +
	count(47, (i) => rect(249 + i * 15, 130, 4, 104, 0.4)).join('') +
	count(2, (i) => rect(214 + i * 742, 104, 30, 156, 0.36) + rect(214 + i * 742, 104, 10, 156, 0.76)).join('');

/** Threads from the yarn beam to the reed. */
const warp = () => count(46, (i) => rect(255 + i * 15, 234, 7.5, 260, i % 2 ? 0.99 : 0.7)).join('');

/** A frame that lifts every second thread, hung from above. */
const shaft = (y: number) =>
	count(2, (i) => rect(340 + i * 505, 0, 15, y + 4, 0.3)).join('') + beam(206, y, 788, 34);

/** A lath with the reed, which beats each thread home. */
const beater = () =>
	beam(190, 446, 820, 84) +
	rect(250, 466, 700, 46, 0.05) +
	count(46, (i) => rect(258 + i * 15, 466, 7.5, 46, 0.94)).join('');

/** What is woven runs over the beam in front: plain, with a border of lozenges. */
const cloth = () =>
	beam(150, 786, 900, 114) +
	path('M252 530L948 530L984 790L216 790z', 0.97) +
	path('M252 530L948 530L951 554L249 554z', 0.6) +
	rect(216, 790, 768, 110, 0.7) +
	rect(230, 686, 740, 12, 0.22) +
	count(13, (i) => path(`M${240 + i * 56} 722l24 -22l24 22l-24 22z`, 0.22)).join('') +
	rect(223, 746, 754, 12, 0.22) +
	count(2, (i) => rect(216, 832 + i * 36, 768, 14, 0.3)).join('');

/** A floor loom as its weaver sees it: yarn, warp, two shafts, the reed and the cloth. */
export const loom = () =>
	rect(0, 0, 1200, 900, 0.24) +
	path('M0 0L60 0L120 900L0 900z', 0.34) +
	rect(140, 0, 920, 900, 0.06) +
	beam(80, -20, 1040, 72) +
	yarnBeam() +
	warp() +
	shaft(274) +
	shaft(318) +
	cloth() +
	beater() +
	post(112) +
	post(1024);
