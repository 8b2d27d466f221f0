import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { line, oval, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { cup } from '../props/cup.ts';

export const teaBreak = (seed: string) => {
	const R = chance(seed);
	const group = (x: number, y: number, h: number) =>
		person(x - h * 0.3, y, h, somebody(R), { right: [12, -68], gaze: 0.8 }) +
		person(x + h * 0.3, y, h * 0.97, somebody(R), { left: [-12, -68], gaze: -0.8 }) +
		oval(x, y - h * 0.52, h * 0.2, h * 0.035, 0.98) +
		line(
			[
				[x, y - h * 0.5],
				[x, y],
			],
			h * 0.024,
			0.4,
		) +
		oval(x, y, h * 0.12, h * 0.02, 0.4) +
		cup(x - h * 0.07, y - h * 0.525, h * 0.07) +
		cup(x + h * 0.06, y - h * 0.53, h * 0.07);
	const windows = count(
		4,
		(i) => rect(60 + i * 300, 70, 210, 330, 0.99) + rect(160 + i * 300, 70, 8, 330, 0.6),
	).join('');
	return (
		room(0.74, 0.52, 620) +
		windows +
		group(210, 700, 330) +
		group(620, 690, 310) +
		group(1010, 710, 330) +
		group(400, 890, 500) +
		group(900, 900, 500)
	);
};
