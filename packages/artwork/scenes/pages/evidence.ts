import { count } from '../../numbers.ts';
import { curve, disc, faint, oval, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const ink = 0.05;
const paper = 0.98;

/** A tube of brass: bright at its left, in shade at its right. */
const tube = (width: number, top: number, foot: number) =>
	rect(-width / 2 - 7, top - 7, width + 14, foot - top + 14, 0.01, 8) +
	rect(-width / 2, top, width, foot - top, 0.74, 4) +
	rect(-width / 2 + width * 0.16, top, width * 0.24, foot - top, paper) +
	rect(width * 0.24, top, width * 0.26, foot - top, 0.4);

/** Arm, tube and stage of a microscope that leans back; 0,0 is its joint. */
const upper = () =>
	curve('M16 -20C-120 -90 -136 -300 -10 -372H60', 76, 0.01) +
	curve('M14 -22C-118 -92 -134 -298 -10 -372H60', 58, 0.14) +
	curve('M-32 -70C-116 -150 -112 -280 -28 -360', 10, 0.56) +
	place(
		96,
		-300,
		1,
		rect(-46, -236, 92, 40, 0.01, 8) +
			rect(-36, -228, 72, 30, 0.3, 4) +
			tube(52, -200, 60) +
			tube(84, -120, 74) +
			rect(-42, -44, 84, 12, 0.2) +
			path('M-50 74H50L32 106H-32z', 0.02) +
			tube(40, 106, 178) +
			path('M-27 184H27L12 214H-12z', 0.02),
	) +
	rect(-34, -66, 264, 42, 0.01, 6) +
	rect(-26, -60, 248, 26, 0.5, 4) +
	rect(-26, -60, 248, 9, 0.86) +
	rect(42, -76, 138, 16, paper, 3) +
	rect(86, -82, 30, 20, 0.3, 3) +
	disc(-60, -214, 50, 0.01) +
	disc(-60, -214, 40, 0.62) +
	disc(-66, -220, 25, 0.94) +
	disc(-60, -214, 11, 0.1);

/** A microscope on its foot, which stands on 0,0. */
const microscope = () =>
	faint(0.7, path('M-110 -8H190L330 -60H90z', 0)) +
	path('M-128 0V-36Q-128 -64 -90 -66L-34 -82L-22 -190H64L74 -82L160 -60Q196 -56 196 -30V0z', 0.01) +
	path('M-118 -8V-34Q-116 -54 -86 -58L-24 -74L-12 -180H52L62 -74L158 -52Q186 -48 186 -28V-8z', 0.16) +
	path('M-118 -30Q-116 -54 -86 -58L-24 -74L-12 -180H6L-2 -64L-70 -46Q-96 -42 -100 -26V-8H-118z', 0.56) +
	place(112, -112, 1, oval(0, 0, 56, 20, 0.01) + oval(-2, -3, 46, 13, paper), { turn: -26 }) +
	place(22, -176, 1, upper(), { turn: -13 }) +
	disc(22, -176, 32, 0.01) +
	disc(20, -178, 23, 0.7) +
	disc(20, -178, 9, 0.06);

/** A knob of the recorder with its mark. */
const knob = (x: number, y: number, turn: number) =>
	disc(x + 6, y + 8, 44, 0.04) +
	disc(x, y, 42, 0.86) +
	disc(x + 3, y + 3, 31, 0.3) +
	place(x, y, 1, rect(-5, -32, 10, 32, paper), { turn });

const left = 596;
const right = 956;

/** What the pen has drawn: the pull on a fibre until it breaks. */
const trace = 'M624 500C670 420 700 330 760 290C806 262 842 256 862 250L874 470H930';

/** A recorder: its case, its paper behind the frame, the pen on its arm. */
const recorder = () =>
	faint(0.7, rect(590, 130, 570, 500, 0, 20) + path('M540 662H1120L1200 622V572H700z', 0)) +
	rect(540, 88, 580, 546, 0.01, 22) +
	rect(550, 98, 560, 526, 0.44, 16) +
	rect(550, 98, 560, 12, 0.84, 6) +
	rect(550, 104, 10, 510, 0.7) +
	rect(1092, 112, 18, 502, 0.24) +
	rect(left - 16, 134, right - left + 32, 500, 0.01, 8) +
	rect(left, 148, right - left, 484, paper) +
	count(5, (i) => rect(left + 54 + i * 62, 252, 7, 316, 0.78)).join('') +
	count(5, (i) => rect(left, 262 + i * 70, right - left, 7, 0.78)).join('') +
	word((left + right) / 2, 228, 62, 'Strain', ink, { middle: true }) +
	curve(trace, 18, ink) +
	curve('M1094 556L942 476', 26, 0.01) +
	curve('M1094 552L942 472', 13, 0.72) +
	disc(936, 470, 17, 0.01) +
	knob(1034, 206, -40) +
	knob(1034, 326, 60) +
	disc(1034, 426, 17, 0.04) +
	disc(1034, 426, 11, paper);

const edge = 726;
const [from, to] = [left - 26, right + 40];

/** The strip that comes out of the recorder, over the bench and over its edge. */
const strip = () =>
	faint(0.6, path(`M${right} 620H1010L1046 ${edge}V900H${to}V${edge}z`, 0)) +
	path(`M${left} 620H${right}L${to} ${edge}H${from}z`, 0.92) +
	path(`M${from} ${edge - 4}H${to}V900H${from}z`, paper) +
	rect(from, edge - 6, to - from, 8, 0.6) +
	word((from + to) / 2, 822, 72, 'Result', ink, { middle: true });

/** Evidence: a microscope beside a recorder, whose strip runs over the bench to its result. */
export const evidence = () =>
	rect(0, 0, 1200, 900, 0.34) +
	rect(0, 580, 1200, 146, 0.52) +
	rect(0, 580, 1200, 9, 0.72) +
	rect(0, edge, 1200, 174, 0.1) +
	rect(0, edge - 8, 1200, 10, 0.82) +
	recorder() +
	strip() +
	place(246, 690, 0.84, microscope());
