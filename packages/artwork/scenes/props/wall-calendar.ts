import { count } from '../../numbers.ts';
import { rect } from '../kit/shapes.ts';
import { lettering } from './lettering.ts';

/** Days of a meeting. */
const meeting = [11, 12, 13];

/** A month on the wall, wide: three days are marked. */
export const wallCalendar = (x: number, y: number, w: number) => {
	const day = w / 8;
	return (
		rect(x, y, w, w * 0.5, 0.99, 6) +
		rect(x, y, w, w * 0.11, 0.3, 6) +
		lettering(x + w * 0.08, y + w * 0.035, w * 0.4, w * 0.04, 0.96, 'month') +
		count(21, (i) =>
			rect(
				x + day * 0.6 + (i % 7) * day,
				y + w * 0.145 + Math.floor(i / 7) * day * 0.9,
				day * 0.8,
				day * 0.7,
				meeting.includes(i) ? 0.1 : 0.74,
			),
		).join('')
	);
};
