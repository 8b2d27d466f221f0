import { person } from '../figure/person.ts';
import { scholar, student, suit } from '../kit/looks.ts';
import { disc, glow, line, oval, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';

export const interview = () =>
	room(0.64, 0.36, 700) +
	rect(120, 90, 520, 300, 0.95) +
	person(240, 860, 540, scholar, { right: [18, -80], gaze: 0.8 }) +
	person(480, 866, 560, suit, { left: [-8, -58], right: [14, -66], gaze: -0.8 }) +
	line(
		[
			[900, 480],
			[760, 900],
		],
		16,
		0.1,
	) +
	line(
		[
			[900, 480],
			[900, 900],
		],
		16,
		0.14,
	) +
	line(
		[
			[900, 480],
			[1050, 900],
		],
		16,
		0.1,
	) +
	rect(780, 330, 260, 160, 0.12, 12) +
	rect(720, 360, 70, 100, 0.2) +
	oval(722, 410, 18, 50, 0.7) +
	rect(1020, 300, 110, 90, 0.3, 6) +
	disc(850, 320, 50, 0.16) +
	disc(960, 316, 44, 0.16) +
	person(1110, 960, 640, { ...student, top: 0.3 }, { view: 'side', flip: true, right: [12, -74] }) +
	glow(360, 500, 360, 340, 0.95, 0.25);
