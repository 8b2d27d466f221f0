import { curve, disc, faint, line, path, place, poly, rect, ring } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const ink = 0.04;
const paper = 0.99;
const problems = ['Dead links', 'Slow pages', 'Old hours', 'No map'] as const;
const solved = 2;
const boxes = 284;
const turn = -4;

const rowAt = (i: number) => -80 + i * 132;

/** A bold tick, which rises out of the box 0,0. */
const tick = line(
	[
		[-18, -2],
		[-3, 16],
		[35, -34],
	],
	18,
	ink,
);

/** A box at the end of a line, around 0,0. */
const box = (ticked: boolean) =>
	rect(-31, -31, 62, 62, 0.2, 6) + rect(-22, -22, 44, 44, paper, 3) + (ticked ? tick : '');

/** The spring clip that holds the sheet. */
const clip = () =>
	faint(0.6, path('M-100 -384L60 -404L152 -366V-320H-100z', 0.01) + rect(-130, -352, 292, 42, 0.01, 8)) +
	path('M-60 -398C-60 -460 60 -460 60 -398L130 -384V-340H-130V-384z', 0.7) +
	path('M-60 -398C-60 -460 60 -460 60 -398L42 -400C40 -436 -40 -436 -44 -396z', 0.9) +
	disc(0, -410, 16, 0.08) +
	rect(-148, -362, 296, 42, 0.74, 8) +
	rect(-148, -362, 296, 14, 0.96, 6) +
	rect(-148, -330, 296, 10, 0.3, 4);

/** The board and the sheet on it, whose foot lies outside; around 0,0. */
const board = () =>
	rect(-380, -390, 760, 1000, 0.44, 26) +
	rect(-380, -390, 760, 10, 0.74, 5) +
	rect(-380, -376, 10, 986, 0.74, 5) +
	rect(370, -376, 10, 986, 0.2, 5) +
	faint(0.6, rect(-330, -338, 688, 930, 0.02)) +
	rect(-344, -352, 688, 930, paper);

/** What is on the sheet: its heading, and one numbered line for each problem. */
const list = () =>
	word(-308, -196, 86, 'Audit', ink) +
	problems
		.map(
			(problem, i) =>
				word(-310, rowAt(i), 54, String(i + 1), 0.34) +
				word(-248, rowAt(i), 54, problem, ink) +
				place(boxes, rowAt(i) - 24, 1, box(i < solved)),
		)
		.join('');

const clipboard = () => board() + list() + clip();

/** What the glass shows: the first box of the sheet, nearly twice as large. */
const seen = () =>
	'<clipPath id="glass"><circle r="118"/></clipPath><g clip-path="url(#glass)">' +
	place(-18, 18, 1.95, place(-boxes, 24 - rowAt(0), 1, board() + list()), { turn }) +
	'</g>';

/** The handle of the glass, which points to the right, and its ferrule. */
const handle = () =>
	rect(130, -13, 60, 26, 0.4) +
	rect(130, -13, 60, 10, 0.96) +
	path('M180 -18L306 -27Q378 -28 378 0Q378 28 306 27L180 18z', 0.62) +
	path('M180 -18L306 -27Q358 -28 372 -12L180 -6z', 0.96) +
	path('M180 18L306 27Q358 28 372 12L180 8z', 0.3);

/** A magnifying glass around 0,0, on what it enlarges. */
const magnifier = () =>
	faint(
		0.6,
		ring(16, 20, 130, 22, 0.01) + place(20, 26, 1, rect(138, -26, 246, 52, 0.01, 24), { turn: -22 }),
	) +
	place(0, 0, 1, handle(), { turn: -22 }) +
	disc(0, 0, 141, 0.04) +
	seen() +
	curve('M94 26A98 98 0 0 1 26 94', 12, 0.8) +
	ring(0, 0, 121, 8, 0.34) +
	curve('M-126 -38A132 132 0 0 1 38 -126', 8, 0.8);

/** A place on a map: a pin whose point is at 0,0. */
const pin = () => path('M0 0C-14 -34 -56 -60 -56 -104A56 56 0 0 1 56 -104C56 -60 14 -34 0 0z', paper);

/** A phone that shows the place, found; 272 by 484 around 0,0. */
const phone = () =>
	faint(0.6, rect(-106, -214, 264, 480, 0.01, 40)) +
	rect(-136, -242, 272, 484, 0.56, 42) +
	rect(-128, -234, 264, 476, 0.02, 38) +
	rect(-114, -212, 228, 424, 0.3, 20) +
	poly(
		[
			[-114, 8],
			[114, -62],
			[114, -28],
			[-114, 42],
		],
		0.56,
	) +
	path('M-60 -212H-26L30 90H-4z', 0.56) +
	place(-4, 0, 1, pin() + disc(0, -104, 22, 0.04)) +
	path('M-114 84H114V192Q114 212 94 212H-94Q-114 212 -114 192z', paper) +
	word(0, 168, 54, 'Open', ink, { middle: true });

/** A free audit: a sheet of problems on a clipboard, a glass over its first tick, a phone with the place. */
export const audit = () =>
	rect(0, 0, 1200, 900, 0.22) +
	rect(0, 0, 1200, 300, 0.28) +
	rect(0, 300, 1200, 348, 0.25) +
	rect(0, 292, 1200, 8, 0.06) +
	rect(0, 640, 1200, 8, 0.06) +
	place(440, 484, 1, faint(0.6, rect(-350, -360, 760, 1000, 0.01, 26)) + clipboard(), { turn }) +
	place(1020, 626, 1, phone(), { turn: 5 }) +
	place(768, 302, 1, magnifier());
