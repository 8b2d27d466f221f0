import { curve, faint, path, place, rect } from '../kit/shapes.ts';

/** Where the wall meets the counter, and where the counter ends towards us. */
const back = 600;
const edge = 812;

/** Where the thread comes in from the picture before, and where it goes on to the next. */
export const thread = 770;

/** A wall with a field of light from the upper left, and a counter. Three pictures side by side have it in common. */
export const counter = () =>
	rect(0, 0, 1200, 900, 0.3) +
	path(`M120 0H760L1120 ${back}H480z`, 0.37) +
	rect(0, back, 1200, edge - back, 0.54) +
	rect(0, back, 1200, 9, 0.76) +
	rect(0, edge, 1200, 90, 0.1) +
	rect(0, edge - 6, 1200, 10, 0.84);

/** The thread that runs along the counter through all three pictures. */
export const yarn = (d: string) =>
	faint(0.6, place(6, 9, 1, curve(d, 20, 0))) + curve(d, 22, 0.02) + curve(d, 12, 0.98);
