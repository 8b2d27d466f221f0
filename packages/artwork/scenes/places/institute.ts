import { count } from '../../numbers.ts';
import { disc, poly, rect } from '../kit/shapes.ts';
import { banner } from '../props/banner.ts';

/** A three-storey institute building with a porch; x, y is the left foot. */
export function institute(
	x: number,
	y: number,
	w: number,
	h: number,
	wall = 0.82,
	glass = 0.3,
	sign = true,
): string {
	const bays = Math.round(w / 74);
	const windows = count(3, (floor) =>
		count(bays, (i) =>
			rect(x + 18 + (i * (w - 20)) / bays, y - h + 30 + floor * h * 0.3, (w / bays) * 0.6, h * 0.17, glass),
		).join(''),
	).join('');
	const slabs = count(3, (floor) => rect(x - 8, y - h + floor * h * 0.3, w + 16, 12, wall * 0.8)).join('');
	const mid = x + w / 2;
	const porch =
		rect(mid - w * 0.13, y - h * 0.42, w * 0.26, h * 0.42, wall * 0.62) +
		rect(mid - w * 0.16, y - h * 0.46, w * 0.32, 18, wall) +
		count(4, (i) => rect(mid - w * 0.13 + i * w * 0.08, y - h * 0.42, w * 0.02, h * 0.42, wall)).join('') +
		rect(mid - w * 0.04, y - h * 0.3, w * 0.08, h * 0.3, 0.14);
	const gable =
		poly(
			[
				[mid - w * 0.17, y - h],
				[mid + w * 0.17, y - h],
				[mid, y - h * 1.18],
			],
			wall * 0.9,
		) + disc(mid, y - h * 1.06, h * 0.045, glass);
	return (
		rect(x, y - h, w, h, wall) +
		windows +
		slabs +
		gable +
		porch +
		(sign ? banner(mid - w * 0.24, y - h * 0.62, w * 0.48, h * 0.13, 0.96, 0.2) : '')
	);
}
