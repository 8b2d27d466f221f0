import { count } from '../../numbers.ts';
import { curve, fade, faint, line, place, rect } from '../kit/shapes.ts';
import { bobbin } from '../props/bobbin.ts';
import { boatShuttle } from '../props/shuttle.ts';
import { word } from '../props/words.ts';

/** What is wound on each bobbin, and the tone of its yarn. */
const yarns = [
	['React', 0.86],
	['Python', 0.52],
	['Java', 0.68],
] as const;

/** So many threads come from each bobbin; how far apart they are wound and woven. */
const each = 5;
const pitch = 40;
const ends = yarns.length * each;
const left = 600 - (ends * pitch) / 2;
const middleOf = (bobbin: number) => 290 + bobbin * 310;
const woven = (end: number) => left + (end + 0.5) * pitch;
const wound = (end: number) => middleOf(Math.floor(end / each)) + ((end % each) - (each - 1) / 2) * pitch;
const toneOf = (end: number) => yarns[Math.floor(end / each)]?.[1] ?? 0;

const axle = 262;
const heddle = 474;
const fell = 612;

/** A bar of the loom, lit along its upper edge and with a shadow below it. */
const bar = (x: number, y: number, w: number, h: number) =>
	faint(0.6, rect(x + 12, y + h, w - 12, 18, 0.01)) + rect(x, y, w, h, 0.8) + rect(x, y, w, 10, 0.98);

const post = (x: number) =>
	faint(0.6, rect(x + 44, 136, 18, 740, 0.01)) + rect(x, 44, 44, 832, 0.62) + rect(x, 44, 12, 832, 0.9);

/** From below the yarn, slanting to its place in the heddle and down to the cloth. */
const thread = (end: number) => {
	const way = [
		[wound(end), axle],
		[wound(end), axle + 122],
		[woven(end), heddle],
		[woven(end), fell + 20],
	] as const;
	return line(way, 30, 0.03) + line(way, 20, toneOf(end));
};

/** A plate whose slots keep the threads in order. */
const rigidHeddle = () =>
	faint(0.6, rect(left - 34, heddle + 98, ends * pitch + 80, 18, 0.01)) +
	rect(left - 46, heddle, ends * pitch + 92, 98, 0.4, 10) +
	rect(left - 46, heddle, ends * pitch + 92, 10, 0.8, 5) +
	count(
		ends,
		(i) =>
			rect(woven(i) - 14, heddle + 24, 28, 52, 0.03) + rect(woven(i) - 10, heddle + 24, 20, 52, toneOf(i)),
	).join('');

/** Plain weave: every end over one pick and under the next. */
const cloth = () =>
	rect(left - 8, fell, ends * pitch + 16, 200, 0.03) +
	count(5, (row) => {
		const y = fell + row * pitch;
		const over = count(ends, (i) => i).filter((i) => (i + row) % 2 === 0);
		return (
			rect(left - 8, y + 5, ends * pitch + 16, 30, 0.98) +
			over
				.map(
					(i) =>
						rect(woven(i) - 18, y - 5, 36, pitch + 10, 0.03) +
						rect(woven(i) - 13, y - 5, 26, pitch + 10, toneOf(i)),
				)
				.join('')
		);
	}).join('');

/** The last pick leaves the cloth at its right and ends in the shuttle. */
const shuttle = () =>
	curve('M900 632C990 632 1004 700 960 754', 18, 0.03) +
	curve('M900 632C990 632 1004 700 960 754', 10, 0.98) +
	place(486, 508, 0.56, boatShuttle(0.6, 0.94));

/** A small loom straight on: threads of three bobbins, each with its name, run through one heddle into one cloth. */
export const bobbins = () =>
	fade(0, 0, 1200, 900, 0.24, 0.12) +
	rect(0, 818, 1200, 82, 0.04) +
	place(
		54,
		48,
		0.91,
		post(96) +
			post(1060) +
			rect(140, axle - 12, 920, 24, 0.5) +
			count(ends, thread).join('') +
			yarns.map(([, t], i) => place(middleOf(i), axle, 1, bobbin(t))).join('') +
			bar(64, 52, 1072, 94) +
			yarns.map(([name], i) => word(middleOf(i), 124, 52, name, 0.02, { middle: true })).join('') +
			rigidHeddle() +
			cloth() +
			bar(64, 800, 1072, 54) +
			shuttle(),
	);
