import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { kurta } from '../kit/looks.ts';
import { disc, line, rect, ring } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { bottle } from '../props/bottle.ts';
import { microphone } from '../props/microphone.ts';
import { table } from '../props/table.ts';

export const chairOfSession = () => {
	const clock =
		disc(880, 220, 104, 0.2) +
		disc(880, 220, 88, 0.98) +
		line(
			[
				[880, 220],
				[880, 156],
			],
			10,
			0.1,
		) +
		line(
			[
				[880, 220],
				[926, 244],
			],
			8,
			0.1,
		) +
		count(12, (i) => disc(880 + 72 * Math.cos(i * 0.5236), 220 + 72 * Math.sin(i * 0.5236), 5, 0.3)).join('');
	return (
		room(0.72, 0.4, 700) +
		rect(0, 420, 1200, 10, 0.5) +
		clock +
		person(470, 1010, 760, kurta, { left: [-18, -52], right: [18, -64], gaze: 0.5 }) +
		table(120, 900, 860, 210, 0.6) +
		bottle(820, 682, 140, 0.95) +
		microphone(560, 690, 170) +
		rect(230, 660, 150, 24, 0.95) +
		ring(700, 650, 40, 12, 0.2) +
		rect(680, 668, 40, 24, 0.2)
	);
};
