import { count } from '../../numbers.ts';
import { curve, disc, faint, line, oval, type Point, path, place, poly, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const wide = 760;
const long = 560;
const thick = 170;
const board = 24;

/** Where a point of the book is seen: across and along its cover from its upper left, above the desk. */
const at = (across: number, along: number, high: number): Point => [
	140 + across * 0.92 + along * 0.4,
	514 - across * 0.24 + along * 0.56 - high * 0.76,
];

/** What lies flat on the book. */
const flat = (body: string) => {
	const [x, y] = at(0, 0, thick);
	return `<g transform="matrix(.92 -.24 .4 .56 ${x} ${y})">${body}</g>`;
};

/** A board of the binding. */
const cover = (high: number, top: number, edge: number) =>
	poly([at(0, 0, high), at(wide, 0, high), at(wide, long, high), at(0, long, high)], top) +
	poly(
		[at(0, long, high - board), at(wide, long, high - board), at(wide, long, high), at(0, long, high)],
		edge,
	);

const steps = 7;

/** Where the round spine is seen that stands out so far, from its foot upwards. */
const round = (along: number, out: number, step: number) => {
	const a = ((step / steps) * 2 - 1) * (Math.PI / 2);
	return at(-out * Math.cos(a), along, (thick / 2) * (1 + Math.sin(a)));
};

/** A stretch of the spine, lighter the more it looks up. */
const spine = (from: number, to: number, out: number, t: number) =>
	count(steps, (i) =>
		poly(
			[round(from, out, i), round(to, out, i), round(to, out, i + 1.2), round(from, out, i + 1.2)],
			t * Math.min(1, 0.15 + i * i * 0.055),
		),
	).join('');

const yarn = (d: string, t: number) =>
	faint(0.5, place(10, 14, 1, curve(d, 24, 0.01))) + curve(d, 32, 0.03) + curve(d, 18, t);

/** A plaited yarn as grains that lean to both sides in turn, along a bend between two points. */
const plait = (from: Point, by: Point, to: Point) =>
	count(18, (n) => {
		const s = n / 17;
		const on = (i: 0 | 1) => from[i] * (1 - s) ** 2 + by[i] * 2 * s * (1 - s) + to[i] * s ** 2;
		const going = (i: 0 | 1) => (by[i] - from[i]) * (1 - s) + (to[i] - by[i]) * s;
		const turn = (Math.atan2(going(1), going(0)) * 180) / Math.PI;
		const side = n % 2 ? 1 : -1;
		return place(
			on(0),
			on(1),
			1,
			place(0, side * 9, 1, oval(0, 0, 27, 15, 0.03) + oval(0, 0, 20, 9, 0.98), { turn: side * -32 }),
			{ turn },
		);
	}).join('');

const brush = 'M0 -10Q30 -14 76 -30L82 -12L90 0L82 12L76 30Q30 14 0 10z';

/** The loose end of a yarn, behind the thread that ties it. */
const tassel = (x: number, y: number, turn: number, t: number) =>
	place(
		x,
		y,
		0.9,
		faint(0.5, place(10, 14, 1, path(brush, 0.01))) +
			curve(brush, 14, 0.03) +
			path(brush, t) +
			curve('M26 -4L86 -11M26 4L86 11', 8, 0.03) +
			rect(-4, -17, 14, 34, 0.03, 6),
		{ turn },
	);

/** Three bookmarks that hang out of the book and run over the desk. */
const ribbons = () =>
	yarn('M640 640C664 690 626 724 650 770C670 802 716 788 760 798', 0.98) +
	yarn('M962 560C984 610 946 650 976 700C996 728 1030 714 1060 722', 0.74) +
	tassel(766, 799, 6, 0.98) +
	tassel(1066, 723, 6, 0.74) +
	faint(0.5, curve('M816 614Q810 812 1008 802', 36, 0.01)) +
	plait([806, 600], [800, 796], [998, 786]) +
	tassel(1008, 787, 2, 0.98);

const leaf = (from: number, to: number, high: number) =>
	line([at(from, long - 16, high), at(to, long - 16, high)], 8, 0.56);

const book = () =>
	faint(
		0.65,
		poly(
			[
				at(-30, long, 0),
				at(wide, long, 0),
				at(wide + 100, long - 60, 0),
				at(wide + 100, 40, 0),
				at(wide, 0, 0),
			],
			0.01,
		),
	) +
	cover(board, 0.02, 0.1) +
	poly(
		[
			at(0, long - 16, board),
			at(wide - 26, long - 16, board),
			at(wide - 26, long - 16, thick - board),
			at(0, long - 16, thick - board),
		],
		0.92,
	) +
	leaf(16, 520, 52) +
	leaf(16, wide - 30, 76) +
	leaf(200, wide - 30, 100) +
	leaf(16, wide - 30, 124) +
	poly(
		count(steps + 1, (i) => round(long, 44, i)),
		0.1,
	) +
	spine(0, long, 44, 0.46) +
	[60, 190, 340, 470].map((v) => spine(v, v + 32, 50, 0.86)).join('') +
	ribbons() +
	cover(thick, 0.2, 0.05) +
	line([at(4, 0, thick), at(4, long, thick)], 9, 0.62) +
	line([at(4, long, thick), at(wide, long, thick)], 9, 0.44);

const bow = 'M-50 0A50 50 0 0 1 50 0A50 50 0 0 1 -50 0zM-29 0A29 29 0 0 0 29 0A29 29 0 0 0 -29 0z';
const blade = 'M44 -15H170L186 0L170 15H166V56H142V15H130V46H106V15H44z';

/** A key with its dark rim, from the middle of its bow to the right. */
const key = (t: number) => curve(bow, 14, 0.06) + curve(blade, 14, 0.06) + path(bow, t) + path(blade, t);

const slip = 'M0 0L42 -68H404V68H42z';

const tag = () =>
	path(slip, 0.99) + disc(38, 0, 14, 0.1) + word(226, 30, 78, 'Yours', 0.04, { middle: true });

const keys = [
	[168, 0.8],
	[106, 0.96],
] as const;

/** Two keys and a paper tag on a ring around 0,0. */
const bunch = (shadow: boolean) => {
	const each = keys.map(([turn, t]) => {
		const a = (turn * Math.PI) / 180;
		return place(Math.cos(a) * 82, Math.sin(a) * 82, 1, key(shadow ? 0.01 : t), { turn });
	});
	const wire = (d: string) => curve(d, 26, 0.06) + curve(d, 13, shadow ? 0.01 : 0.99);
	return (
		wire('M-70 0A70 70 0 1 1 70 0A70 70 0 1 1 -70 0') +
		each.join('') +
		(shadow ? '' : wire('M-65 26A70 70 0 0 0 -31 63'))
	);
};

const onCover = () =>
	word(wide / 2, 150, 124, 'Manual', 0.99, { middle: true }) +
	place(298, 284, 1, faint(0.8, place(12, 16, 1, bunch(true))) + bunch(false)) +
	faint(0.8, place(364, 442, 1, path(slip, 0.01))) +
	place(352, 424, 1, tag()) +
	curve('M390 424C350 416 330 380 344 336', 10, 0.9);

const brace = 'M40 -54C12 -54 26 -20 20 -10Q16 0 2 0Q16 0 20 10C26 20 12 54 40 54';

const screen = () =>
	faint(0.6, rect(76, -20, 900, 366, 0.01)) +
	rect(52, -20, 896, 344, 0.6) +
	rect(76, -20, 848, 316, 0.03) +
	place(176, 158, 1.44, curve(brace, 13, 0.98)) +
	place(660, 158, 1.44, curve(brace, 13, 0.98), { turn: 180 }) +
	word(418, 190, 100, 'next', 0.98, { middle: true });

/** A handover: a bound manual, and on it the keys with a tag, before a screen that waits for what is next. */
export const handover = () =>
	rect(0, 0, 1200, 900, 0.3) +
	screen() +
	rect(0, 372, 1200, 528, 0.56) +
	rect(0, 372, 1200, 9, 0.8) +
	book() +
	flat(onCover());
