import { count } from '../../numbers.ts';
import { fade, faint, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** Widths of bars and gaps, none thinner than the grid shows. */
const bars = [10, 18, 10, 10, 26, 10, 18, 10] as const;

const barcode = (x: number, y: number, h: number) => {
	let at = x;
	return bars
		.map((width) => {
			const bar = rect(at, y, width, h, 0.06);
			at += width + 10;
			return bar;
		})
		.join('');
};

/** A carton with its label: what lies in it, and a bar code. */
const carton = (x: number, y: number, name: string, t: number) =>
	rect(x, y, 300, 236, t) +
	rect(x, y, 300, 14, t + 0.12) +
	rect(x + 126, y, 48, 60, t * 0.7) +
	rect(x + 32, y + 76, 236, 136, 0.97) +
	word(x + 150, y + 132, 42, name, 0.1, { middle: true }) +
	barcode(x + 54, y + 150, 46);

/** A board that bears cartons. */
const board = (y: number) => rect(0, y, 1200, 26, 0.82) + rect(0, y + 26, 1200, 16, 0.1);

/** What there is of each; what runs low is marked. */
const row = (i: number, name: string, many: string, low: boolean) =>
	rect(24, 148 + i * 92, 392, 76, low ? 0.12 : 0.82, 10) +
	word(52, 204 + i * 92, 44, name, low ? 0.98 : 0.1) +
	word(300, 204 + i * 92, 44, many, low ? 0.98 : 0.1);

const tablet = () =>
	faint(0.45, rect(22, 26, 440, 556, 0, 30)) +
	rect(0, 0, 440, 556, 0.03, 30) +
	rect(20, 20, 400, 516, 0.98, 14) +
	rect(20, 20, 400, 104, 0.3, 14) +
	word(48, 92, 54, 'Stock', 0.98) +
	row(0, 'Flax', '12', false) +
	row(1, 'Jute', '3', true) +
	row(2, 'Coir', '8', false) +
	rect(24, 434, 392, 82, 0.3, 12) +
	word(220, 492, 44, 'Order', 0.98, { middle: true });

/** Three shelves, a carton on each. */
const shelves = ['Flax', 'Jute', 'Coir'] as const;

/** A store and its record: cartons with bar codes on shelves, and a tablet that says how many there are of each. */
export const storeRoom = () =>
	fade(0, 0, 1200, 900, 0.34, 0.22) +
	count(2, (i) => rect(20 + i * 1140, 0, 20, 900, 0.12)).join('') +
	shelves.map((name, i) => carton(90, 44 + i * 286, name, 0.52 + i * 0.05) + board(280 + i * 286)).join('') +
	place(546, 76, 1.32, tablet(), { turn: 3 });
