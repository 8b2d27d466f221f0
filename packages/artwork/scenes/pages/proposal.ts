import { count } from '../../numbers.ts';
import { curve, disc, fade, faint, path, place, rect, ring } from '../kit/shapes.ts';
import { hallPlan } from '../props/hall-plan.ts';
import { capitalFor, word } from '../props/words.ts';

const shadow = (w: number, h: number) => faint(0.5, rect(-w / 2 + 20, -h / 2 + 22, w, h, 0.01));

/** A month with two days marked; 300 by 300 around 0,0. */
const month = () =>
	shadow(300, 300) +
	rect(-150, -150, 300, 300, 0.86) +
	rect(-150, -150, 300, 84, 0.16) +
	word(0, -84, 48, 'Dates', 0.98, { middle: true }) +
	count(4, (r) => count(5, (i) => rect(-124 + i * 52, -44 + r * 48, 38, 32, 0.56)).join('')).join('') +
	rect(-20, 52, 38, 32, 0.04) +
	rect(32, 52, 38, 32, 0.04);

/** A proposal, signed; 440 by 580 around 0,0. */
const page = () =>
	shadow(440, 580) +
	rect(-220, -290, 440, 580, 0.99) +
	word(0, -190, capitalFor('Proposal', 350), 'Proposal', 0.06, { middle: true }) +
	count(5, (i) => rect(-174, -140 + i * 46, i === 4 ? 190 : 348, 13, 0.56)).join('') +
	rect(-174, 214, 270, 8, 0.3) +
	curve(
		'M-168 190C-120 60 -60 60 -96 150C-118 206 -140 180 -100 160S-44 120 -50 162S-20 182 -8 148S14 182 26 150S60 178 84 144',
		11,
		0.06,
	);

/** A fountain pen that points up to the left; the tip of its nib is at 0,0. */
const pen = () =>
	faint(0.4, rect(-26, 40, 52, 330, 0.01, 24)) +
	path('M0 0L22 66H-22z', 0.72) +
	rect(-3, 22, 6, 44, 0.1) +
	rect(-24, 62, 48, 280, 0.05, 20) +
	rect(-18, 84, 9, 236, 0.34, 4) +
	rect(-24, 168, 48, 16, 0.8);

/** A cup on its saucer, from above; 208 wide around 0,0. */
const cup = () =>
	faint(0.45, disc(16, 18, 104, 0.01)) +
	disc(0, 0, 104, 0.7) +
	ring(0, 0, 88, 8, 0.5) +
	rect(44, -14, 72, 28, 0.98, 14) +
	disc(0, 0, 64, 0.98) +
	disc(0, 0, 48, 0.12);

const table = (height: number) =>
	fade(0, 0, 1200, height, 0.52, 0.38) + count(7, (i) => rect(0, 60 + i * 132, 1200, 6, 0.34)).join('');

/** A signed proposal and a pen on a table, over the plan of a hall and a calendar. */
export const proposal = () =>
	table(900) +
	place(368, 384, 0.93, faint(0.5, rect(-300, -228, 640, 500, 0.01)) + hallPlan(), { turn: -7 }) +
	place(1028, 244, 0.79, month(), { turn: 7 }) +
	place(690, 470, 1.1, page(), { turn: 3 }) +
	place(180, 736, 0.98, cup()) +
	place(796, 626, 1, pen(), { turn: -50 });

/** The same on a plane of 1200 by 600: everything lies whole on the table. */
export const proposalWide = () =>
	table(600) +
	place(340, 300, 0.7, faint(0.5, rect(-300, -228, 640, 500, 0.01)) + hallPlan(), { turn: -5 }) +
	place(944, 278, 0.84, month(), { turn: 6 }) +
	place(668, 300, 0.75, page(), { turn: 2 }) +
	place(738, 406, 0.7, pen(), { turn: -60 });
