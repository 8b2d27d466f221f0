import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect, ring } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const ink = 0.05;
const paper = 0.98;

/** An arrow of that length from 0,0 downwards. */
const arrow = (length: number) =>
	curve(`M0 0V${length - 8}M-26 ${length - 34}L0 ${length - 6}L26 ${length - 34}`, 15, ink);

/** Half of how fibres are pulled: three of them, the grip that holds them, and where to. */
const half = () =>
	[-22, 0, 22].map((x) => rect(x - 5, -2, 10, 100, ink)).join('') +
	rect(-92, 84, 184, 76, ink, 6) +
	rect(-80, 96, 160, 52, 0.44, 2) +
	[-52, 52].map((x) => disc(x, 122, 13, paper)).join('') +
	place(0, 182, 1, arrow(76));

const method = () => half() + place(0, 0, 1, half(), { turn: 180 });

const outline =
	'M-166 -54H-128C-98 -54 -106 -22 -78 -22H78C106 -22 98 -54 128 -54H166V54H128C98 54 106 22 78 22H-78C-106 22 -98 54 -128 54H-166z';

/** A specimen as it is drawn, with the length of its narrow part below it. */
const sample = () =>
	path(outline, 0.66) +
	curve(outline, 13, ink) +
	curve('M-78 -22V22M78 -22V22', 8, ink) +
	curve('M-78 60V148M78 60V148', 9, 0.34) +
	curve('M-66 112H66M-48 94L-66 112L-48 130M48 94L66 112L48 130', 11, ink);

/** A specimen that lies on the table. */
const real = (t: number) =>
	faint(0.65, place(14, 16, 1, path(outline, 0))) + curve(outline, 16, 0.01) + path(outline, t);

/** An open notebook; 0,0 is the middle of its spine, a page is 400 by 760. */
const notebook = () =>
	faint(0.65, rect(-396, -340, 840, 780, 0, 12)) +
	rect(-424, -394, 848, 798, 0.06, 14) +
	rect(-408, -384, 816, 772, 0.78) +
	rect(-400, -384, 800, 760, paper) +
	rect(0, -384, 26, 760, 0.74) +
	rect(-6, -384, 12, 760, 0.3) +
	word(-202, -280, 62, 'Method', ink, { middle: true }) +
	word(212, -280, 62, 'Sample', ink, { middle: true }) +
	place(-204, -112, 0.7, method(), { turn: 90 }) +
	place(212, -138, 0.98, sample()) +
	count(4, (i) => rect(-360, 110 + i * 62, 320, 8, 0.78) + rect(46, 110 + i * 62, 320, 8, 0.78)).join('');

/** A pencil from its point at 0,0 upwards. */
const pencil = () =>
	faint(0.6, place(24, 20, 1, path('M0 0L-24 -70V-420H24V-70z', 0))) +
	path('M0 10L-32 -66V-436H32V-66z', 0.01) +
	path('M0 -4L-24 -66H24z', 0.9) +
	path('M0 -4L-8 -24H8z', ink) +
	rect(-24, -370, 48, 304, 0.5) +
	rect(-24, -370, 16, 304, 0.8) +
	rect(12, -370, 12, 304, 0.24) +
	rect(-24, -398, 48, 30, paper) +
	rect(-24, -428, 48, 32, 0.4);

/** Fibres in a coil, tied; around 0,0. */
const coil = () =>
	[86, 68, 50]
		.map(
			(r, i) =>
				ring(i * 3 - 3, 3 - i * 4, r, 20, ink) + ring(i * 3 - 3, 3 - i * 4, r, 11, [0.66, 0.94, 0.8][i] ?? 0),
		)
		.join('') +
	curve('M78 30C120 60 110 96 140 110', 18, ink) +
	curve('M78 30C120 60 110 96 140 110', 9, 0.94) +
	place(
		0,
		0,
		1,
		rect(-19, -100, 38, 66, ink, 8) + count(3, (i) => rect(-13, -94 + i * 19, 26, 12, 0.98, 4)).join(''),
		{ turn: -40 },
	);

/** A balance from above with fibres on its pan; 300 by 440 around 0,0. */
const balance = () =>
	faint(0.65, rect(-124, -190, 308, 450, 0, 26)) +
	rect(-158, -228, 316, 456, 0.01, 30) +
	rect(-148, -218, 296, 436, 0.4, 22) +
	rect(-136, -218, 272, 10, 0.8, 5) +
	disc(0, -72, 136, 0.02) +
	disc(0, -72, 126, 0.74) +
	disc(4, -68, 108, 0.6) +
	place(0, -72, 1, coil()) +
	rect(-120, 92, 240, 104, 0.01, 10) +
	rect(-110, 102, 220, 84, 0.97, 4) +
	word(0, 168, 56, '12 g', ink, { middle: true });

/** The plan of an experiment: a notebook with its method and a drawn sample, a pencil, fibres on a balance, two specimens. */
export const experiment = () =>
	rect(0, 0, 1200, 900, 0.36) +
	count(4, (i) => rect(0, 96 + i * 232, 1200, 8, 0.16)).join('') +
	place(448, 466, 0.98, notebook(), { turn: -3 }) +
	place(1024, 306, 0.94, balance(), { turn: 4 }) +
	place(1034, 634, 0.78, real(0.97), { turn: -5 }) +
	place(1038, 766, 0.78, real(0.66), { turn: 3 }) +
	place(300, 762, 1, pencil(), { turn: 66 });
