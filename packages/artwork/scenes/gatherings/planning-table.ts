import { arm } from '../figure/arm.ts';
import { person } from '../figure/person.ts';
import { type Look, scholar, suit } from '../kit/looks.ts';
import { fade, line, type Point, place, poly, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { cup } from '../props/cup.ts';
import { floorPlan } from '../props/floor-plan.ts';

type Seat = readonly [x: number, look: Look, left: Point, right: Point, gaze: number];

const skin = 0.4;
const feet = 1010;
const height = 730;

/** Who sits behind the table, and where the hands lie on it. */
const seats: readonly Seat[] = [
	[262, { ...suit, skin }, [-8, -44], [20, -43], 0.9],
	[600, { ...scholar, hair: 'bun', top: 0.98, skin }, [-14, -47.5], [14, -47.5], 0],
	[938, { ...scholar, top: 0.24, skin }, [-20, -43], [8, -44], -0.9],
];

const figures = seats
	.map(([x, look, left, right, gaze]) => person(x, feet, height, look, { left, right, gaze }))
	.join('');

/** The arms once more, in front of the table. */
const armsOnTable = seats
	.map(([x, { top }, left, right]) => {
		const arms = arm([-10.5, -78], left, -1, top * 0.9, skin) + arm([10.5, -78], right, 1, top * 0.9, skin);
		return place(x, feet, height / 100, arms);
	})
	.join('');

/** A written sheet before somebody. */
const sheet = (x: number, y: number) =>
	poly(
		[
			[x - 72, y],
			[x + 72, y],
			[x + 86, y + 74],
			[x - 86, y + 74],
		],
		0.99,
	) + [24, 42, 60].map((down) => rect(x - 58, y + down, 116 - down, 7, 0.4)).join('');

/** Three people plan at a table, seen from the front: the plan of a hall and notes before them, `wall` on the wall behind. */
export const planningTable = (wall: string) =>
	room(0.76, 0.4, 640) +
	wall +
	figures +
	fade(0, 632, 1200, 198, 0.54, 0.46) +
	rect(0, 830, 1200, 70, 0.22) +
	floorPlan(600, 668, 430, 136) +
	sheet(226, 696) +
	sheet(974, 696) +
	cup(64, 770, 72) +
	cup(1120, 770, 72) +
	armsOnTable +
	line(
		[
			[394, 708],
			[440, 664],
		],
		9,
		0.06,
	);
