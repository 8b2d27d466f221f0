import { chance, count } from '../../numbers.ts';
import { path, place, rect } from '../kit/shapes.ts';
import { mosque } from './old-city.ts';

/** The far shore of the lake: hills, then roofs and, seen from afar, the domes of the old city. */
export function farShore(
	y: number,
	hill: number,
	town: number,
	domes: readonly [x: number, scale: number] = [820, 1],
): string {
	const hills = path(
		`M0 ${y}V${y - 70}Q150 ${y - 150} 330 ${y - 90}T640 ${y - 120}T960 ${y - 80}T1200 ${y - 130}V${y}z`,
		hill,
	);
	const R = chance('roofs');
	const roofs = count(26, (i) => {
		const h = R.range(14, 44);
		return rect(i * 48 - 10, y - h, R.range(30, 52), h, town * R.range(0.85, 1.2));
	}).join('');
	return hills + roofs + place(domes[0], y, domes[1], mosque(0, 0, town));
}
