import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { scholar, suit } from '../kit/looks.ts';
import { disc, fade, faint, path, place, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { tree } from '../places/tree.ts';
import { brassLamp } from '../props/brass-lamp.ts';
import { trophy } from '../props/trophy.ts';

/** A framed picture, 300 x 225, with what is drawn in it. */
const framed = (x: number, y: number, s: number, picture: string) =>
	place(
		x,
		y,
		s,
		faint(0.3, rect(12, 14, 300, 230, 0)) +
			rect(0, 0, 300, 230, 0.12) +
			rect(12, 12, 276, 206, 0.98) +
			`<svg x="30" y="28" width="240" height="174" viewBox="0 0 240 174">${picture}</svg>`,
	);

const hall = () =>
	fade(0, 0, 240, 174, 0.4, 0.2) +
	rect(60, 22, 120, 64, 0.96) +
	rect(0, 100, 240, 12, 0.8) +
	count(9, (i) => disc(14 + i * 27, 138, 13, 0.08) + rect(i * 27, 150, 27, 30, i % 2 ? 0.5 : 0.24)).join('');
const lamp = () => fade(0, 0, 240, 174, 0.2, 0.1) + brassLamp(120, 176, 150);
const lake = () =>
	fade(0, 0, 240, 100, 0.96, 0.8) +
	disc(170, 70, 30, 1) +
	path('M0 100Q60 40 120 84T240 78V110H0z', 0.4) +
	fade(0, 104, 240, 70, 0.6, 0.3) +
	path('M50 138h70l-14 18h-42zM84 138V96l26 36z', 0.1);
const cup = () => fade(0, 0, 240, 174, 0.9, 0.6) + trophy(120, 168, 140, 0.3);
const garden = () =>
	fade(0, 0, 240, 174, 0.95, 0.8) +
	rect(0, 140, 240, 40, 0.44) +
	tree(80, 150, 150, 'e', 0.3) +
	tree(180, 150, 110, 'f', 0.4);

/** Pictures of a conference hang on a wall; two visitors stand before them. */
export const exhibition = () =>
	room(0.84, 0.46, 700) +
	rect(0, 28, 1200, 14, 0.36) +
	count(
		4,
		(i) =>
			faint(0.5, path(`M${150 + i * 300} 42h30l120 420h-270z`, 1)) + rect(140 + i * 300, 34, 50, 34, 0.2),
	).join('') +
	framed(60, 130, 1.3, hall()) +
	framed(520, 110, 0.84, lamp()) +
	framed(520, 360, 0.84, cup()) +
	framed(840, 130, 1.06, lake()) +
	framed(860, 430, 0.8, garden()) +
	fade(0, 700, 1200, 200, 0.5, 0.34) +
	person(
		250,
		930,
		660,
		{ ...suit, top: 0.14, skin: 0.4 },
		{ view: 'back', left: [-13, -50], right: [20, -84] },
	) +
	person(
		1010,
		910,
		600,
		{ ...scholar, top: 0.34, bottom: 0.16, skin: 0.42 },
		{ view: 'back', left: [-8, -58], right: [8, -58] },
	);
