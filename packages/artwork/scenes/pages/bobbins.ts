import { count } from '../../numbers.ts';
import { pointing, sleeve, wristOf } from '../figure/hands.ts';
import { fade, line, type Point, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const skin = 0.66;
const finger: Point = [900, 656];
const turn = 14;
const size = 1.2;

/** What is wound on each, and the tone of its yarn. */
const yarns = [
	['React', 0.98],
	['Python', 0.6],
	['Java', 0.8],
] as const;

/** Where the middle of a bobbin is, and where a thread of the cloth is; so many threads come from each bobbin. */
const middleOf = (i: number) => 224 + i * 376;
const each = 5;
const pitch = 52;
const left = 150;
const wide = yarns.length * each * pitch;
const threadAt = (at: number) => left + (at + 0.5) * pitch;
const fell = 660;

/** A bobbin straight on: yarn between two flanges, and its label round it. */
const bobbin = (x: number, name: string, t: number) =>
	rect(x - 16, 40, 32, 340, 0.08) +
	rect(x - 176, 78, 352, 44, 0.62, 8) +
	rect(x - 176, 108, 352, 14, 0.16) +
	path(`M${x - 146} 122h292q20 124 0 248h-292q-20 -124 0 -248z`, t) +
	count(8, (i) => rect(x - 152, 132 + i * 30, 304, 10, t - 0.34)).join('') +
	rect(x - 181, 176, 362, 144, 0.06, 4) +
	rect(x - 175, 182, 350, 132, 0.98, 4) +
	word(x, 270, 64, name, 0.06, { middle: true }) +
	rect(x - 176, 370, 352, 44, 0.62, 8) +
	rect(x - 176, 400, 352, 14, 0.16);

/** From a bobbin straight to the comb that keeps them in order, and down to the cloth. */
const threads = (i: number, t: number) =>
	count(each, (k) => {
		const to = threadAt(i * each + k);
		const way: readonly Point[] = [
			[middleOf(i) - 88 + k * 44, 400],
			[to, 560],
			[to, fell],
		];
		return line(way, 28, 0.06) + line(way, 18, t);
	}).join('');

const comb = () =>
	rect(left - 40, 540, wide + 80, 44, 0.06, 8) + rect(left - 34, 546, wide + 68, 26, 0.62, 6);

/** Plain weave: every warp over one weft and under the next, the edge of what lies above in shadow. */
const cloth = () =>
	count(5, (row) => {
		const y = fell + 8 + row * pitch;
		const weft = rect(left, y, wide, 42, 0.06) + rect(left, y + 6, wide, 30, 0.4);
		const warps = yarns
			.flatMap(([, t], i) => count(each, (k) => [i * each + k, t] as const))
			.filter(([at]) => (at + row) % 2 === 0)
			.map(
				([at, t]) =>
					rect(threadAt(at) - 23, y - 10, 46, pitch + 10, 0.06) +
					rect(threadAt(at) - 16, y - 10, 32, pitch + 10, t),
			);
		return weft + warps.join('');
	}).join('');

/** A rack of bobbins, each with its name; their threads run down into one cloth, and a hand lays the weft in. */
export const bobbins = () =>
	fade(0, 0, 1200, 900, 0.38, 0.26) +
	rect(0, 26, 1200, 36, 0.14) +
	rect(0, 26, 1200, 8, 0.5) +
	place(
		42,
		8,
		0.97,
		yarns.map(([name, t], i) => threads(i, t) + bobbin(middleOf(i), name, t)).join('') +
			comb() +
			rect(left, fell, wide, 240, 0.06) +
			cloth() +
			line([[left, fell - 8], finger], 30, 0.06) +
			line([[left, fell - 8], finger], 18, 0.98) +
			sleeve(
				[[1500, 880], 116],
				[[1330, 800], 98],
				[wristOf(finger, [-254, 46], size, turn, true), 64],
				0.07,
				0.24,
				0.97,
			) +
			place(finger[0], finger[1], size, pointing(skin), { flip: true, turn }),
	);
