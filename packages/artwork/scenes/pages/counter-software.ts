import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';
import { counter, thread, yarn } from './counter.ts';

const ink = 0.04;
const paper = 0.99;

/** A place for a picture, as a draft of a page shows it. */
const frame = (x: number, y: number, w: number, h: number) =>
	rect(x, y, w, h, 0.72) +
	curve(`M${x + 6} ${y + 6}L${x + w - 6} ${y + h - 6}M${x + w - 6} ${y + 6}L${x + 6} ${y + h - 6}`, 9, 0.36) +
	curve(`M${x} ${y}H${x + w}V${y + h}H${x}z`, 10, 0.2);

/** A monitor with the draft of a page; it stands on the counter at y = 690. */
const monitor = () =>
	faint(0.6, rect(470, 130, 660, 470, 0, 18) + path('M560 690H900L1010 636H700z', 0)) +
	rect(674, 560, 170, 106, 0.7) +
	rect(800, 560, 44, 106, 0.34) +
	rect(674, 560, 170, 18, 0.04) +
	path('M600 690L634 654H884L918 690z', 0.72) +
	rect(592, 684, 334, 16, 0.02, 6) +
	rect(424, 84, 672, 490, 0.01, 20) +
	rect(432, 92, 656, 474, 0.2, 14) +
	rect(444, 92, 632, 9, 0.74, 4) +
	rect(432, 104, 9, 450, 0.5) +
	rect(460, 120, 600, 418, paper, 4) +
	rect(460, 120, 600, 112, ink) +
	word(496, 206, 74, 'Home', paper) +
	count(3, (i) => disc(900 + i * 54, 176, 15, i === 0 ? paper : 0.5)).join('') +
	frame(494, 268, 268, 234) +
	rect(800, 268, 222, 102, 0.72) +
	rect(800, 398, 222, 104, 0.24, 10) +
	word(911, 470, 56, 'Start', paper, { middle: true });

/** A phone that leans in its stand, the same page on it; it stands on 0,0. */
const phone = () =>
	faint(0.6, path('M-80 4H124L214 -46H0z', 0)) +
	rect(-122, -26, 244, 36, 0.01, 10) +
	rect(-114, -22, 228, 12, 0.5, 4) +
	rect(-112, -420, 224, 400, 0.01, 28) +
	rect(-104, -412, 208, 384, 0.2, 22) +
	rect(-92, -396, 184, 352, paper, 10) +
	rect(-92, -396, 184, 86, ink, 10) +
	rect(-92, -340, 184, 30, ink) +
	word(0, -328, 42, 'Home', paper, { middle: true }) +
	frame(-68, -288, 136, 120) +
	rect(-68, -138, 136, 66, 0.24, 8);

const rows = [12, 11, 10] as const;

/** A keyboard in front of it, seen from above and before; its keys narrow towards the back. */
const keyboard = () =>
	faint(0.6, path('M400 796L470 712H1010L1100 796z', 0)) +
	path('M372 786L436 704H964L1044 786V800H372z', 0.01) +
	path('M384 782L440 712H960L1030 782z', 0.24) +
	rect(378, 782, 660, 14, 0.62) +
	rows
		.map((n, row) => {
			const [y, from, to] = [716 + row * 22, 446 - row * 18, 954 + row * 22];
			const step = (to - from) / n;
			return count(n, (i) => rect(from + i * step + 4, y, step - 8, 15, 0.94, 3)).join('');
		})
		.join('');

/** Software on the counter: a page as a draft, on a monitor and on a phone, and a keyboard on its thread. */
export const counterSoftware = () =>
	counter() +
	monitor() +
	place(236, 700, 1, phone()) +
	yarn(`M1030 752C1090 740 1100 ${thread} 1150 ${thread}H1230`) +
	keyboard();
