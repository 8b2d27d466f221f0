import { chance, count } from '../../numbers.ts';
import { line, oval, path, rect } from '../kit/shapes.ts';

/** The far shore of the lake: hills, then roofs and the domes of the old city. */
export function farShore(y: number, hill: number, town: number): string {
	const hills = path(
		`M0 ${y}V${y - 70}Q150 ${y - 150} 330 ${y - 90}T640 ${y - 120}T960 ${y - 80}T1200 ${y - 130}V${y}z`,
		hill,
	);
	const dome = (x: number, r: number) =>
		rect(x - r, y - r * 1.1, r * 2, r * 1.1, town) +
		path(
			`M${x - r} ${y - r}q-${r * 0.2} -${r} ${r} -${r * 1.4}q${r * 1.2} ${r * 0.4} ${r} ${r * 1.4}z`,
			town,
		) +
		line(
			[
				[x, y - r * 2.3],
				[x, y - r * 2.8],
			],
			4,
			town,
		);
	const minaret = (x: number, h: number) =>
		rect(x - 9, y - h, 18, h, town) + oval(x, y - h, 13, 16, town) + rect(x - 13, y - h * 0.62, 26, 6, town);
	const R = chance('roofs');
	const roofs = count(26, (i) => {
		const h = R.range(14, 44);
		return rect(i * 48 - 10, y - h, R.range(30, 52), h, town * R.range(0.85, 1.2));
	}).join('');
	return (
		hills + roofs + minaret(706, 190) + minaret(934, 190) + dome(760, 34) + dome(820, 50) + dome(880, 34)
	);
}
