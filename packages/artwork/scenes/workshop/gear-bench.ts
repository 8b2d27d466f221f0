import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { rect } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';
import { room } from '../places/room.ts';

export const gearBench = (seed: string) => {
	const R = chance(seed);
	return (
		room(0.6, 0.36, 660) +
		count(4, (i) =>
			person(150 + i * 290 + (i > 1 ? 30 : 0), 860, 580, somebody(R), {
				left: [-10, -56],
				right: [16, -60],
				gaze: i < 2 ? 0.7 : -0.7,
			}),
		).join('') +
		rect(-10, 700, 1220, 40, 0.92) +
		rect(0, 740, 1200, 160, 0.24) +
		gear(470, 640, 104, 14, 0.88, 6) +
		gear(660, 590, 130, 18, 0.5, 2) +
		gear(830, 660, 76, 10, 0.95, 9) +
		rect(380, 736, 560, 24, 0.4)
	);
};
