import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { person } from '../figure/person.ts';
import { kurta, scholar, somebody, student, suit } from '../kit/looks.ts';
import { fade, path, place, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';
import { cup } from '../props/cup.ts';
import { laptop } from '../props/laptop.ts';
import { lettering } from '../props/lettering.ts';

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

/** People at a table: one shows a page on the board, the others look at it. */
const people = () => {
	const R = chance('team');
	return (
		place(560, 220, 1, board()) +
		person(880, 780, 600, suit, { left: [-27, -92], right: [14, -54], gaze: -0.7 }) +
		person(210, 850, 560, { ...scholar, top: 0.24 }, { left: [-8, -54], right: [12, -55], gaze: 0.7 }) +
		person(
			430,
			850,
			560,
			{ ...kurta, hair: 'short', top: 0.46, skin: 0.56 },
			{ left: [-12, -55], right: [10, -62], gaze: 0.7 },
		) +
		person(660, 850, 550, { ...student, top: 0.3 }, { left: [-10, -55], right: [11, -55], gaze: 0.4 }) +
		fade(60, 590, 1000, 60, 0.98, 0.86) +
		rect(60, 650, 1000, 26, 0.3) +
		rect(90, 676, 940, 224, 0.54) +
		laptop(250, 596, 150, 0.6) +
		laptop(700, 596, 150, 0.6) +
		cup(430, 606, 46, 0.5) +
		path('M500 600h110l14 22h-130z', 0.6) +
		lettering(900, 606, 100, 10, 0.4, 'sheet') +
		count(3, (i) => listener(230 + i * 330, 930, 300, somebody(R, -0.26))).join('')
	);
};

const office = (width: number, height: number, floor: number) =>
	fade(0, 0, width, height, 0.76, 0.6) +
	rect(0, floor, width, height - floor, 0.4) +
	rect(0, floor - 8, width, 8, 0.9) +
	count(
		2,
		(i) => rect(30 + i * 150, 60, 130, floor - 200, 0.99) + rect(90 + i * 150, 60, 8, floor - 200, 0.7),
	).join('');

export const team = () =>
	office(1200, 900, 660) + tree(1120, 720, 340, 'team', 0.3) + rect(1082, 640, 76, 120, 0.16) + people();
