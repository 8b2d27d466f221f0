import { fade, faint, path, place, rect } from '../kit/shapes.ts';
import { word, wordWidth } from '../props/words.ts';

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

/** A carton with its label, what lies in it and a bar code; 300 by 236, its left foot at 0,0. */
const carton = (name: string) =>
	rect(0, -236, 300, 236, 0.5) +
	rect(0, -236, 300, 16, 0.72) +
	rect(126, -236, 48, 60, 0.3) +
	rect(30, -168, 240, 146, 0.98) +
	word(150, -112, 46, name, 0.06, { middle: true }) +
	barcode(54, -80, 44);

/** The same on a shelf, with its shadow on the wall. */
const shelved = (name: string) => faint(0.6, rect(300, -216, 26, 216, 0.01)) + carton(name);

/** A board that bears cartons, with its shadow on the wall. */
const board = (y: number) =>
	rect(0, y + 24, 1200, 22, 0.02) + rect(0, y, 1200, 24, 0.5) + rect(0, y, 1200, 8, 0.74);

/** What there is of each; what runs low is marked. */
const row = (i: number, name: string, many: string, low: boolean) => {
	const t = low ? 0.98 : 0.06;
	const foot = 208 + i * 92;
	return (
		rect(34, foot - 58, 372, 78, low ? 0.06 : 0.78, 10) +
		word(58, foot, 48, name, t) +
		word(382 - wordWidth(many, 48), foot, 48, many, t)
	);
};

/** A tablet that counts the stock; 440 by 556. */
const tablet = () =>
	rect(0, 0, 440, 556, 0.02, 30) +
	rect(20, 20, 400, 516, 0.98, 14) +
	rect(20, 20, 400, 108, 0.34, 14) +
	rect(20, 100, 400, 28, 0.34) +
	word(58, 94, 58, 'Stock', 0.98) +
	row(0, 'Flax', '12', false) +
	row(1, 'Jute', '3', true) +
	row(2, 'Coir', '8', false) +
	rect(34, 438, 372, 80, 0.34, 12) +
	word(220, 496, 48, 'Order', 0.98, { middle: true });

/** The tablet in its stand; the shadow of both runs back over the bench and up the wall. */
const standing = () =>
	faint(0.6, path('M52 534V70Q52 40 82 40H466Q496 40 496 70V534L372 592H90z', 0.01)) +
	path('M130 540H310L340 584H100z', 0.16) +
	tablet() +
	rect(76, 576, 288, 20, 0.02, 6) +
	rect(82, 576, 276, 7, 0.34);

/** A store and its record: cartons with bar codes on shelves, and on a bench before them a tablet that says how many there are of each. */
export const storeRoom = () =>
	fade(0, 0, 1200, 900, 0.3, 0.16) +
	place(122, 262, 0.8, shelved('Flax')) +
	board(260) +
	place(170, 500, 0.78, shelved('Jute')) +
	board(498) +
	rect(0, 744, 1200, 96, 0.6) +
	rect(0, 744, 1200, 10, 0.82) +
	rect(0, 840, 1200, 60, 0.1) +
	faint(0.6, path('M172 744V580H472V744L412 796H112z', 0.01)) +
	rect(108, 790, 310, 9, 0.01) +
	place(112, 792, 1, carton('Coir')) +
	place(524, 124, 1.16, standing());
