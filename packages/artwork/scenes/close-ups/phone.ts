import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect } from '../kit/shapes.ts';
import { keys } from '../props/keypad.ts';
import { pen } from '../props/pen.ts';
import { word } from '../props/words.ts';

/** The handset, lying level: an ear at the left, a mouth at the right; its middle is at 0,0. */
const handset = () =>
	path(
		'M-300 60V-10C-300 -70 -250 -84 -190 -84H190C250 -84 300 -70 300 -10V60H160V14C160 -4 150 -10 130 -10H-130C-150 -10 -160 -4 -160 14V60z',
		0.06,
	) +
	path(
		'M-286 -12C-284 -58 -246 -70 -190 -70H190C226 -70 254 -64 270 -46C250 -54 226 -54 190 -54H-190C-250 -54 -274 -40 -286 -12z',
		0.5,
	) +
	rect(-300, 48, 140, 22, 0.2, 8) +
	rect(160, 48, 140, 22, 0.2, 8);

const turns = [
	[206, 336],
	[192, 366],
	[180, 394],
	[170, 422],
	[162, 450],
	[156, 480],
	[154, 510],
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

/** What the handset rests on: as wide as it is, with a fork at the inner side of either cup. */
const deck = () =>
	count(2, (i) => rect(362 + i * 268, 302, 28, 60, 0.66, 8) + rect(362 + i * 268, 306, 8, 50, 0.94)).join(
		'',
	) +
	rect(204, 352, 612, 36, 0.76, 10) +
	rect(204, 376, 612, 12, 0.4, 6) +
	count(2, (i) => rect(212 + i * 450, 352, 148, 14, 0.1)).join('');

/** The shadow of the phone: it runs back over the desk and up the wall. */
const shadow = () =>
	faint(0.5, path('M260 744H776L832 596L820 504H872V404C872 352 842 334 792 334H700V500L260 596z', 0)) +
	rect(250, 738, 520, 14, 0.04, 6);

/** A phone from the front, on a desk. */
const phone = () =>
	shadow() +
	path('M262 370H758L776 724C778 736 770 744 758 744H262C250 744 242 736 244 724z', 0.66) +
	path('M262 370H276L260 744C250 744 242 736 244 724z', 0.94) +
	faint(0.5, rect(256, 386, 508, 14, 0)) +
	deck() +
	rect(352, 404, 316, 70, 0.06, 10) +
	word(510, 462, 48, 'AEG', 0.98, { middle: true, spacing: 10 }) +
	place(510, 507, 1, keys()) +
	place(510, 286, 1, handset());

/** A pad on the desk, and a pen on its empty half. */
const pad = () =>
	faint(0.5, path('M868 806H1110L1120 796L1106 664H882z', 0)) +
	rect(864, 796, 244, 12, 0.04) +
	path('M864 798H1108L1092 646H880z', 0.99) +
	path('M877 672H1095L1092 646H880z', 0.04) +
	count(2, (i) => rect(896 - i * 3, 690 + i * 24, 168 - i * 60, 10, 0.5)).join('') +
	faint(0.4, place(1082, 752, 0.8, rect(-13, 0, 26, 200, 0, 10), { turn: 80 })) +
	place(1076, 742, 0.8, pen(0.05, 0.24), { turn: 80 });

const clock = () =>
	faint(0.5, disc(16, 16, 112, 0)) +
	disc(0, 0, 112, 0.06) +
	disc(0, 0, 92, 0.99) +
	count(4, (i) => place(0, 0, 1, rect(-6, -84, 12, 22, 0.2), { turn: i * 90 })).join('') +
	curve('M-33 -23L0 0L57 -33', 14, 0.08);

/** A phone on a desk, a pad and a pen beside it, a clock on the wall. */
export const phoneOnDesk = () =>
	rect(0, 0, 1200, 600, 0.28) +
	path('M0 0L520 0L180 600L0 600z', 0.37) +
	rect(0, 596, 1200, 304, 0.5) +
	rect(0, 596, 1200, 12, 0.86) +
	place(984, 226, 0.92, clock()) +
	place(22, 14, 0.98, cord() + pad() + phone());
