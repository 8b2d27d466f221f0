import { count } from '../../numbers.ts';
import { curve, faint, line, rect } from '../kit/shapes.ts';

/** What is wound on each bobbin, and the tone of its yarn. */
export const yarns = [
	['React', 0.9],
	['Python', 0.76],
	['Java', 0.84],
] as const;

/** So many threads come from each bobbin; how far apart they are wound and woven. */
const each = 5;
const pitch = 40;
export const ends = yarns.length * each;
const left = 600 - (ends * pitch) / 2;
export const middleOf = (bobbin: number) => 290 + bobbin * 310;
const woven = (end: number) => left + (end + 0.5) * pitch;
const wound = (end: number) => middleOf(Math.floor(end / each)) + ((end % each) - (each - 1) / 2) * pitch;
const toneOf = (end: number) => yarns[Math.floor(end / each)]?.[1] ?? 0;

export const axle = 262;
const heddle = 474;
const fell = 606;
const pick = 38;

/** From below the yarn, slanting to its place in the heddle and down to the cloth. */
export const thread = (end: number) => {
	const way = [
		[wound(end), axle],
		[wound(end), axle + 122],
		[woven(end), heddle],
		[woven(end), fell + 20],
	] as const;
	return line(way, 30, 0.03) + line(way, 20, toneOf(end));
};

/** A plate whose slots keep the threads in order. */
export const rigidHeddle = () =>
	faint(0.6, rect(left - 34, heddle + 98, ends * pitch + 80, 18, 0.01)) +
	rect(left - 46, heddle, ends * pitch + 92, 98, 0.4, 10) +
	rect(left - 46, heddle, ends * pitch + 92, 10, 0.8, 5) +
	count(
		ends,
		(i) =>
			rect(woven(i) - 14, heddle + 24, 28, 52, 0.03) + rect(woven(i) - 10, heddle + 24, 20, 52, toneOf(i)),
	).join('');

/** The weft: five picks that turn round the outer warps, from under the last end of the first to under the first end of the last. */
const weft = () => {
	const turns = count(4, (i) => {
		const leftwards = i % 2 === 0;
		const x = leftwards ? woven(0) - 9 : woven(ends - 1) + 9;
		return `H${x}A${pick / 2} ${pick / 2} 0 0 ${leftwards ? 0 : 1} ${x} ${fell + (i + 1.5) * pick}`;
	}).join('');
	const way = `M${woven(ends - 1)} ${fell + pick / 2}${turns}H${woven(0)}`;
	return curve(way, 38, 0.03) + curve(way, 28, 0.98);
};

/** Plain weave: every end over one pick and under the next. */
export const cloth = () =>
	rect(left, fell, ends * pitch, 200, 0.03) +
	count(ends, (i) => rect(woven(i) - 10, fell, 20, 200, toneOf(i))).join('') +
	weft() +
	count(5, (row) =>
		count(ends, (i) => i)
			.filter((i) => (i + row) % 2 === 0)
			.map((i) => {
				const y = fell + row * pick - 5;
				return rect(woven(i) - 18, y, 36, pick + 10, 0.03) + rect(woven(i) - 13, y, 26, pick + 10, toneOf(i));
			})
			.join(''),
	).join('');
