import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { kurta, type Look, scholar, student, suit } from '../kit/looks.ts';
import { fade, place, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';
import { cup } from '../props/cup.ts';
import { laptop } from '../props/laptop.ts';

/** A board with a page drawn on it: a head, a picture, three columns, and notes beside it. */
const board = () =>
	rect(-230, -150, 460, 300, 0.16) +
	rect(-220, -140, 440, 280, 0.98) +
	rect(-190, -112, 230, 220, 0.3) +
	rect(-183, -105, 216, 206, 0.98) +
	rect(-183, -105, 216, 30, 0.34) +
	rect(-170, -62, 190, 70, 0.56) +
	count(3, (i) => rect(-170 + i * 66, 24, 56, 60, 0.74)).join('') +
	count(6, (i) => rect(70 + (i % 2) * 66, -104 + Math.floor(i / 2) * 72, 54, 56, i % 3 ? 0.5 : 0.24)).join(
		'',
	);

/** Skin is lighter than hair, and darker than the wall. */
const skin = 0.64;
const designer: Look = { ...scholar, top: 0.24, skin };
const engineer: Look = { ...kurta, hair: 'short', top: 0.46, skin };
const newcomer: Look = { ...student, top: 0.14, skin };
const guide: Look = { ...suit, skin };

const desk = () =>
	fade(130, 650, 680, 36, 0.98, 0.9) +
	rect(130, 686, 680, 10, 0.3) +
	rect(150, 696, 640, 204, 0.5) +
	laptop(270, 656, 150, 0.6) +
	laptop(680, 656, 150, 0.6) +
	cup(470, 660, 46, 0.98);

/** Three people sit at a desk; one stands beside it and shows a page on the board. */
export const team = () =>
	fade(0, 0, 1200, 720, 0.9, 0.8) +
	rect(0, 720, 1200, 180, 0.4) +
	rect(0, 712, 1200, 8, 0.98) +
	tree(1110, 800, 360, 'team', 0.3) +
	rect(1072, 730, 76, 110, 0.16) +
	place(520, 240, 0.94, board()) +
	person(910, 850, 660, guide, { left: [-27, -92], right: [14, -54], gaze: -0.7 }) +
	person(270, 940, 590, designer, { left: [-8, -54], right: [10, -54], gaze: 0.6 }) +
	person(475, 940, 580, engineer, { left: [-12, -52], right: [12, -52], gaze: 0.7 }) +
	person(680, 940, 590, newcomer, { left: [-10, -54], right: [8, -54], gaze: 0.4 }) +
	desk();
