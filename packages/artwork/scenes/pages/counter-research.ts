import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';
import { counter, thread, yarn } from './counter.ts';

const ink = 0.04;
const paper = 0.99;

/** A specimen: wide at both ends, narrow between; 92 by 250. The other is the upper half of a broken one. */
const whole =
	'M0 0H92V38C92 66 62 62 62 86V164C62 188 92 184 92 212V250H0V212C0 184 30 188 30 164V86C30 62 0 66 0 38z';
const half = 'M0 0H92V38C92 66 62 62 62 86V124L54 104L46 122L38 96L30 112V86C30 62 0 66 0 38z';

const specimen = (d: string, t: number) => faint(0.5, place(9, 11, 1, path(d, 0))) + path(d, t);

/** A board of three specimens, of which one has broken; it stands on the counter at y = 690. */
const board = () =>
	faint(0.6, rect(470, 130, 660, 470, 0) + path('M560 694H1010L1110 640H700z', 0)) +
	path('M500 694L530 600H600L584 694zM926 694L910 600H980L1010 694z', 0.02) +
	path('M514 684L538 600H588L574 684zM938 684L924 600H974L996 684z', 0.6) +
	rect(424, 84, 672, 540, 0.01, 6) +
	rect(434, 94, 652, 520, 0.6) +
	rect(434, 94, 652, 10, 0.9) +
	rect(460, 120, 600, 468, paper) +
	rect(460, 120, 600, 112, ink) +
	word(496, 206, 74, 'Test', paper) +
	place(538, 256, 1, specimen(whole, 0.34)) +
	place(714, 256, 1, specimen(half, 0.5) + place(104, 250, 1, specimen(half, 0.5), { turn: 172 })) +
	place(890, 256, 1, specimen(whole, 0.14)) +
	['A', 'B', 'C'].map((name, i) => word(584 + i * 176, 574, 44, name, ink, { middle: true })).join('');

const fibres = count(15, (i) => (i - 7) / 7);

/** A bundle of fibres, tied in its middle; it stands on 0,0. */
const sheaf = () =>
	faint(0.6, path('M-90 4H110L240 -60H20z', 0)) +
	fibres
		.map((s, i) => {
			const top = -440 + Math.abs(s) * 50 - ((i * 7) % 4) * 14;
			const d = `M${s * 112} -4C${s * 70} -80 ${s * 44} -140 ${s * 40} -210S${s * 80} -340 ${s * 138} ${top}`;
			return { d, t: [0.96, 0.66, 0.84, 0.46][i % 4] ?? 0 };
		})
		.map(
			({ d, t }, _, all) =>
				(d === all[0]?.d ? all.map((one) => curve(one.d, 34, 0.02)).join('') : '') + curve(d, 17, t),
		)
		.join('') +
	rect(-62, -244, 124, 66, 0.02, 10) +
	count(3, (i) => rect(-56, -240 + i * 20, 112, 13, 0.94, 6)).join('');

const beam = 'M440 716H1040V746H500L492 796H468L440 760z';
const slider = 'M622 702H766V758L690 764L664 796H640L622 760z';

/** Calipers that lie in front of it. */
const calipers = () =>
	faint(0.6, place(16, 18, 1, path(beam, 0) + path(slider, 0))) +
	curve(beam, 18, 0.01) +
	path(beam, 0.97) +
	path('M440 738H1040V746H500L492 796H486L494 746H440z', 0.56) +
	count(11, (i) => rect(792 + i * 22, 718, 8, i % 5 ? 12 : 22, ink)).join('') +
	curve(slider, 18, 0.01) +
	path(slider, 0.7) +
	rect(630, 704, 130, 8, 0.98) +
	disc(720, 754, 17, 0.02);

/** Research on the counter: a board of tested specimens, a bundle of fibres that a thread is drawn from, calipers. */
export const counterResearch = () =>
	counter() +
	board() +
	yarn(`M-30 ${thread}H40C130 ${thread} 150 700 220 690`) +
	place(236, 700, 1, sheaf()) +
	calipers();
