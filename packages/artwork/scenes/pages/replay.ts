import { count } from '../../numbers.ts';
import { type Bust, bust } from '../figure/bust.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { open, wrists } from '../figure/holding.ts';
import { curve, disc, fade, faint, oval, type Point, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const who: Bust = {
	skin: 0.66,
	hair: 0.04,
	cut: 'short',
	beard: true,
	cloth: 0.2,
	fold: 0.1,
	collar: 0.97,
	nod: 2,
	rim: 0.95,
};
const hand: Point = [600, 400];

/** The talk on the screen: a slide, and the speaker in profile. */
const talk = () =>
	rect(250, 90, 700, 430, 0.32) +
	rect(290, 130, 260, 190, 0.99) +
	word(316, 188, 40, 'Coir', 0.14) +
	count(3, (i) => rect(316, 218 + i * 32, i === 2 ? 110 : 200, 10, 0.6)).join('') +
	place(820, 240, 0.8, bust(who), { flip: true }) +
	sleeve(
		[[846, 430], 56],
		[[790, 500], 40],
		[wristOf(hand, wrists.open, 0.7, 6, true), 30],
		0.22,
		0.08,
		0.97,
	) +
	place(hand[0], hand[1], 0.7, open(who.skin), { flip: true, turn: 6 });

/** A recorded talk waits on a laptop: a play sign, a bar of its time, headphones and a cup beside it. */
export const replay = () =>
	fade(0, 0, 1200, 640, 0.7, 0.6) +
	fade(0, 620, 1200, 280, 0.34, 0.24) +
	rect(0, 612, 1200, 12, 0.86) +
	faint(0.4, oval(620, 730, 560, 56, 0.04)) +
	rect(220, 60, 760, 550, 0.07, 22) +
	`<svg x="250" y="90" width="700" height="430" viewBox="250 90 700 430">${talk()}</svg>` +
	rect(250, 520, 700, 60, 0.12) +
	path('M276 532L276 568L308 550z', 0.98) +
	rect(336, 543, 570, 14, 0.5, 7) +
	rect(336, 543, 190, 14, 1, 7) +
	disc(526, 550, 17, 1) +
	path('M220 610H980L1044 716H156z', 0.55) +
	path('M156 716H1044V738H156z', 0.2) +
	count(3, (r) =>
		count(12, (i) => rect(276 + i * 55 - r * 9, 626 + r * 22, 42 + r * 1.5, 14, 0.16, 3)).join(''),
	).join('') +
	curve('M60 810q-10 -160 100 -160t100 160', 26, 0.06) +
	rect(30, 780, 66, 110, 0.04, 26) +
	rect(226, 780, 66, 110, 0.04, 26);
