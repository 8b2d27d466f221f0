import { line, oval, path, rect } from '../kit/shapes.ts';

const dome = (x: number, y: number, r: number, t: number) =>
	rect(x - r, y - r * 1.1, r * 2, r * 1.1, t) +
	path(`M${x - r} ${y - r}q-${r * 0.2} -${r} ${r} -${r * 1.4}q${r * 1.2} ${r * 0.4} ${r} ${r * 1.4}z`, t) +
	line(
		[
			[x, y - r * 2.3],
			[x, y - r * 2.8],
		],
		4,
		t,
	);

const minaret = (x: number, y: number, h: number, t: number) =>
	rect(x - 9, y - h, 18, h, t) + oval(x, y - h, 13, 16, t) + rect(x - 13, y - h * 0.62, 26, 6, t);

/** The mosque of the old city: three domes between two minarets. */
export const mosque = (x: number, y: number, t: number) =>
	minaret(x - 114, y, 190, t) +
	minaret(x + 114, y, 190, t) +
	dome(x - 60, y, 34, t) +
	dome(x, y, 50, t) +
	dome(x + 60, y, 34, t);
