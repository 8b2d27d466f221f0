import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { coat, kurta, type Look, sari, student } from '../kit/looks.ts';
import { rect } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';
import { room } from '../places/room.ts';

/** Light clothes before a dark wall; each stands clear of the gears. */
const people: readonly (readonly [x: number, look: Look])[] = [
	[130, { ...student, top: 0.86 }],
	[360, coat],
	[850, { ...kurta, hair: 'short', top: 0.72 }],
	[1080, { ...sari, top: 0.92 }],
];

export const gearBench = () =>
	room(0.3, 0.22, 660) +
	count(3, (i) => rect(110 + i * 350, 60, 280, 150, 0.42)).join('') +
	people
		.map(([x, look]) =>
			person(
				x,
				860,
				580,
				{ ...look, skin: 0.6, bottom: 0.56 },
				{ left: [-10, -56], right: [16, -60], gaze: x < 600 ? 0.7 : -0.7 },
			),
		)
		.join('') +
	rect(-10, 700, 1220, 40, 0.92) +
	rect(0, 740, 1200, 160, 0.2) +
	gear(510, 640, 96, 14, 0.56, 6) +
	gear(660, 590, 120, 18, 0.94, 2) +
	gear(806, 652, 76, 10, 0.56, 9) +
	rect(420, 736, 480, 24, 0.4);
