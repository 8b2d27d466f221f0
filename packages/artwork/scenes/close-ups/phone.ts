import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect } from '../kit/shapes.ts';
import { pen } from '../props/pen.ts';
import { word } from '../props/words.ts';

/** The handset, lying level: an ear at the left, a mouth at the right; its middle is at 0,0. */
const handset = () =>
	path(
		'M-300 60V-10C-300 -70 -250 -84 -190 -84H190C250 -84 300 -70 300 -10V60H150V14C150 -4 140 -10 120 -10H-120C-140 -10 -150 -4 -150 14V60z',
		0.06,
	) +
	path(
		'M-286 -12C-284 -58 -246 -70 -190 -70H190C226 -70 254 -64 270 -46C250 -54 226 -54 190 -54H-190C-250 -54 -274 -40 -286 -12z',
		0.5,
	) +
	rect(-300, 48, 150, 22, 0.2, 8) +
	rect(150, 48, 150, 22, 0.2, 8);

/** What stands on the two keys beside the nought; their middle is at 0,0. */
const star = count(3, (i) => place(0, 0, 1, rect(-4, -17, 8, 34, 0.06), { turn: i * 60 })).join('');
const hash = count(
	2,
	(i) => rect(-10 + i * 12, -17, 8, 34, 0.06) + rect(-18, -10 + i * 12, 36, 8, 0.06),
).join('');

/** Twelve keys; the middle of the upper row is at 0,0. */
const keys = () =>
	count(12, (i) => {
		const [x, y] = [(i % 3) * 106 - 106, Math.floor(i / 3) * 60];
		const digit = word(x, y + 17, 34, i === 10 ? '0' : `${i + 1}`, 0.06, { middle: true });
		const sign = i === 9 ? place(x, y, 1, star) : i === 11 ? place(x, y, 1, hash) : digit;
		return rect(x - 44, y - 15, 88, 46, 0.3, 10) + rect(x - 44, y - 23, 88, 46, 0.99, 10) + sign;
	}).join('');

const turns = [
	[238, 372],
	[214, 396],
	[194, 422],
	[178, 450],
	[166, 480],
	[158, 510],
	[154, 540],
	[154, 570],
	[158, 600],
	[166, 630],
	[180, 656],
	[200, 678],
	[224, 692],
] as const;

/** The cord from the handset to the foot of the phone, in turns. */
const cord = () =>
	turns
		.map(
			([x, y], i) =>
				`<g transform="translate(${x} ${y}) rotate(${i < 6 ? 30 - i * 5 : (5 - i) * 9})"><ellipse rx="30" ry="15" fill="none" stroke="#101010" stroke-width="11"/></g>`,
		)
		.join('');

/** A phone from the front, on a desk. */
const phone = () =>
	faint(0.5, path('M250 744H790L960 690H760z', 0)) +
	path('M322 300H698L776 724C778 736 770 744 758 744H262C250 744 242 736 244 724z', 0.66) +
	path('M322 300H344L276 744H262C250 744 242 736 244 724z', 0.94) +
	path('M686 300H698L776 724C778 736 770 744 758 744H740z', 0.36) +
	faint(0.5, rect(330, 350, 46, 22, 0) + rect(660, 350, 44, 22, 0)) +
	rect(352, 384, 316, 80, 0.06, 10) +
	word(510, 447, 48, 'AEG', 0.98, { middle: true, spacing: 10 }) +
	place(510, 507, 1, keys()) +
	place(510, 286, 1, handset());

/** A pad on the desk, and a pen across it. */
const pad = () =>
	faint(0.5, path('M838 752H1080L1104 640H866z', 0)) +
	path('M816 742H1058L1086 626H852z', 0.99) +
	path('M844 652H1080L1086 626H852z', 0.1) +
	count(3, (i) => rect(858 - i * 6, 672 + i * 24, 180 - (i % 2) * 60, 10, 0.56)).join('') +
	faint(0.4, place(1098, 650, 0.84, rect(-13, 0, 26, 216, 0, 10), { turn: 66 })) +
	place(1090, 636, 0.84, pen(0.08, 0.5), { turn: 66 });

const clock = () =>
	faint(0.5, disc(16, 16, 112, 0)) +
	disc(0, 0, 112, 0.06) +
	disc(0, 0, 92, 0.99) +
	count(4, (i) => place(0, 0, 1, rect(-6, -84, 12, 22, 0.2), { turn: i * 90 })).join('') +
	curve('M-34 -42L0 0L50 -26', 14, 0.08);

/** A phone on a desk, a pad and a pen beside it, a clock on the wall. */
export const phoneOnDesk = () =>
	rect(0, 0, 1200, 600, 0.28) +
	path('M0 0L520 0L180 600L0 600z', 0.37) +
	rect(0, 596, 1200, 304, 0.5) +
	rect(0, 596, 1200, 12, 0.86) +
	place(972, 240, 0.92, clock()) +
	place(22, 14, 0.98, cord() + pad() + phone());
