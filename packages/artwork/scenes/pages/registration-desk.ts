import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { kurta, scholar, student, suit } from '../kit/looks.ts';
import { fade, faint, line, path, place, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { banner } from '../props/banner.ts';
import { flowers } from '../props/flowers.ts';
import { laptop } from '../props/laptop.ts';
import { lettering } from '../props/lettering.ts';

/** A name badge on its ribbon; x, y is the middle of its head. */
const badge = (x: number, y: number, s: number, turn = 0) =>
	place(
		x,
		y,
		s,
		line(
			[
				[-9, -52],
				[0, 0],
				[9, -52],
			],
			5,
			0.2,
		) +
			rect(-26, 0, 52, 66, 0.2, 4) +
			rect(-22, 4, 44, 58, 0.98, 3) +
			rect(-22, 4, 44, 17, 0.4) +
			lettering(-16, 30, 34, 7, 0.2, 'name') +
			lettering(-16, 44, 26, 5, 0.55, 'from'),
		{ turn },
	);

/** An attendee is given a badge across the desk. */
export const registrationDesk = () =>
	room(0.84, 0.5, 660) +
	faint(0.5, path('M0 40L330 0H560L250 660H0z', 1)) +
	banner(330, 56, 780, 150, 0.3, 0.96) +
	person(880, 930, 600, kurta, { left: [-14, -57], right: [6, -57], gaze: -0.2 }) +
	person(600, 930, 610, { ...scholar, top: 0.42 }, { left: [-30, -70], right: [13, -57], gaze: -0.8 }) +
	fade(300, 600, 900, 300, 0.6, 0.42) +
	rect(280, 572, 920, 34, 0.97) +
	rect(280, 606, 920, 8, 0.3) +
	rect(520, 660, 420, 150, 0.96) +
	lettering(560, 696, 340, 28, 0.25, 'registration') +
	lettering(560, 748, 250, 18, 0.5, 'attendees') +
	laptop(900, 572, 190, 0.72) +
	count(3, (i) => rect(1024 + i * 5, 556 - i * 16, 130, 16, i % 2 ? 0.5 : 0.96)).join('') +
	flowers(710, 574, 120, 'desk') +
	person(
		250,
		1190,
		960,
		{ ...suit, top: 0.2, skin: 0.4 },
		{ view: 'back', left: [-15, -50], right: [26, -70], gaze: 0.6 },
	) +
	badge(486, 480, 2, 4) +
	line(
		[
			[206, 450],
			[330, 760],
		],
		15,
		0.5,
	) +
	rect(290, 740, 150, 170, 0.46, 14) +
	person(20, 1160, 800, { ...student, top: 0.62, skin: 0.42 }, { view: 'back' });
