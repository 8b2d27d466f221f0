import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { type Look, sari, student } from '../kit/looks.ts';
import { disc, fade, glow, path, place, rect } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';
import { calipers } from '../props/calipers.ts';
import { spanner } from '../props/spanner.ts';

const fitter: Look = { ...student, top: 0.94, bottom: 0.3, skin: 0.62 };
const holder: Look = { ...sari, dress: 'shirt', top: 0.44, skin: 0.62 };
const measurer: Look = { ...student, top: 0.12, skin: 0.62 };

const lamp = (x: number) => rect(x - 3, 0, 6, 190, 0.08) + path(`M${x - 62} 226q14 -48 62 -48t62 48z`, 0.96);

const table = () =>
	fade(0, 640, 1200, 40, 0.98, 0.88) +
	rect(0, 680, 1200, 220, 0.16) +
	count(4, (i) => rect(24 + i * 294, 706, 270, 150, 0.24) + rect(124 + i * 294, 726, 70, 14, 0.7, 6)).join(
		'',
	);

const people = () =>
	gear(432, 578, 62, 12, 0.6, 6) +
	place(438, 572, 1, spanner(170, 20, 0.98), { turn: 142 }) +
	person(290, 990, 700, fitter, { view: 'side', right: [13, -68], left: [13, -55], lean: 5 }) +
	person(600, 990, 700, holder, {
		left: [-14.5, -68],
		right: [14.5, -68],
		gaze: -0.5,
		holds: gear(0, -66, 15, 16, 0.97, 2),
	}) +
	gear(806, 578, 56, 12, 0.62, 6) +
	person(930, 990, 700, measurer, { left: [-6, -69], right: [9, -69], gaze: -0.9 }) +
	place(713, 500, 1, calipers(130, 0.98)) +
	disc(888, 508, 20, measurer.skin) +
	disc(992, 508, 20, measurer.skin);

/** Three at a bench: one turns a nut, one holds the great wheel, one measures a small one. */
export const gearBench = () =>
	fade(0, 0, 1200, 660, 0.3, 0.22) +
	glow(564, 330, 560, 330, 0.62, 0.8) +
	lamp(450) +
	lamp(750) +
	place(-36, 0, 1, people()) +
	table();
