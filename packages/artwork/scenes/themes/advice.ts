import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { type Look, scholar, suit } from '../kit/looks.ts';
import { fade, type Point, poly, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { cup } from '../props/cup.ts';

const adviser: Look = { ...suit, skin: 0.44 };
const client: Look = { ...scholar, top: 0.98, skin: 0.44 };

/** A weaving draft that lies between two people, in the shortening of a table. */
const draft = () => {
	const at = (i: number, j: number): Point => [600 + (i - 4.5) * (40 + j * 4), 668 + j * 22];
	const cell = (i: number, j: number) => [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
	return (
		poly([at(-0.5, -0.5), at(9.5, -0.5), at(9.5, 4.5), at(-0.5, 4.5)], 0.98) +
		count(9, (i) => count(4, (j) => ((i + j) % 4 < 2 ? poly(cell(i, j), 0.2) : '')).join('')).join('')
	);
};

export const advice = () =>
	room(0.66, 0.4, 620) +
	rect(430, 60, 340, 330, 0.98) +
	rect(594, 60, 12, 330, 0.6) +
	person(250, 1180, 960, adviser, { right: [20, -57.5], left: [-9, -57], gaze: 0.8 }) +
	person(950, 1180, 940, client, { left: [-20, -57.5], right: [9, -57], gaze: -0.8 }) +
	fade(0, 640, 1200, 170, 0.54, 0.46) +
	rect(0, 810, 1200, 90, 0.22) +
	draft() +
	cup(90, 730, 76) +
	cup(1100, 730, 76);
