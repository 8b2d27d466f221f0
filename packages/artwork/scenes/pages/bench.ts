import { count } from '../../numbers.ts';
import { type Bust, bust } from '../figure/bust.ts';
import { grips } from '../figure/grips.ts';
import { pointing, sleeve, wristOf } from '../figure/hands.ts';
import { curve, disc, fade, faint, type Point, path, place, rect, ring } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';
import { room } from '../places/room.ts';
import { spanner } from '../props/spanner.ts';

const hung = (x: number, y: number, h: number) =>
	rect(x - 8, y, 16, h, 0.2) + ring(x, y, 17, 11, 0.2) + ring(x, y + h, 20, 12, 0.2);

const tools = () =>
	rect(300, 60, 600, 330, 0.62) +
	count(7, (r) => count(14, (i) => disc(322 + i * 43, 84 + r * 46, 4, 0.4)).join('')).join('') +
	hung(350, 110, 150) +
	hung(410, 110, 110) +
	path('M480 100h96v36h-34v150h-28V136h-34z', 0.2) +
	rect(640, 100, 26, 80, 0.3, 6) +
	rect(648, 180, 10, 110, 0.14) +
	rect(700, 100, 26, 80, 0.46, 6) +
	rect(708, 180, 10, 80, 0.14) +
	path('M770 100h96v30h-20l-16 150h-24l-16 -150h-20z', 0.3) +
	count(6, (i) => rect(330 + i * 94, 330, 60, 46, i % 2 ? 0.96 : 0.36, 4)).join('');

/** A drive without its cover: two wheels, a motor, a shaft. */
const drive = () =>
	fade(360, 430, 480, 210, 0.34, 0.24) +
	rect(346, 420, 508, 22, 0.12) +
	rect(376, 452, 448, 176, 0.92) +
	gear(506, 540, 76, 14, 0.3, 4) +
	gear(652, 540, 62, 12, 0.54, 10) +
	disc(760, 540, 40, 0.2) +
	disc(760, 540, 16, 0.9) +
	rect(846, 500, 150, 82, 0.46, 8) +
	count(5, (i) => rect(866 + i * 24, 500, 9, 82, 0.24)).join('') +
	rect(250, 526, 120, 28, 0.6) +
	rect(330, 626, 540, 22, 0.14);

const skin = 0.43;
const left: Bust = {
	skin,
	hair: 0.05,
	cut: 'short',
	beard: true,
	cloth: 0.9,
	fold: 0.66,
	collar: 0.3,
	nod: 10,
};
const right: Bust = {
	skin,
	hair: 0.05,
	cut: 'bun',
	cloth: 0.3,
	fold: 0.18,
	collar: 0.97,
	nod: 10,
	glasses: true,
};
const tip: Point = [716, 548];

/** Two participants over an open drive: one turns a nut, the other shows a wheel. */
export const bench = () =>
	room(0.84, 0.4, 700) +
	faint(0.5, path('M0 40L240 0H520L160 700H0z', 1)) +
	tools() +
	place(1010, 300, 1.14, bust(right), { flip: true }) +
	drive() +
	grips(left, [388, 574], place(0, -106, 1, spanner(190, 24, 0.06)), { lean: 74, turn: -4 }) +
	sleeve(
		[[1040, 562], 78],
		[[1000, 690], 52],
		[wristOf(tip, [-226, 44], 0.95, 8, true), 40],
		0.26,
		0.06,
		0.97,
	) +
	place(tip[0], tip[1], 0.95, pointing(skin), { flip: true, turn: 8 }) +
	fade(0, 648, 1200, 50, 0.98, 0.86) +
	rect(0, 698, 1200, 202, 0.2) +
	count(3, (i) => rect(60 + i * 380, 730, 320, 150, 0.28) + rect(180 + i * 380, 750, 80, 14, 0.7, 6)).join(
		'',
	) +
	rect(640, 664, 190, 24, 0.2) +
	count(6, (i) => rect(654 + i * 28, 654, 16, 22, i % 2 ? 0.5 : 0.12)).join('') +
	curve('M730 654Q760 600 900 584M760 654Q830 620 940 584', 7, 0.3) +
	curve('M700 654Q690 610 740 580', 7, 0.5);
