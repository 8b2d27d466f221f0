import { type Bust, bust } from '../figure/bust.ts';
import { fromBehind } from '../figure/from-behind.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { open, wrists } from '../figure/holding.ts';
import { curve, disc, faint, oval, type Point, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const lecturer: Bust = {
	skin: 0.43,
	hair: 0.05,
	cut: 'bun',
	cloth: 0.3,
	fold: 0.16,
	collar: 0.97,
	nod: 2,
	glasses: true,
};
const hand: Point = [470, 470];

/** What the screen shows: a lecturer in a light room, and that it happens now. */
const talk = () =>
	rect(150, 90, 900, 540, 0.9) +
	path('M150 90H560L330 630H150z', 1) +
	place(800, 300, 1.24, bust(lecturer), { flip: true }) +
	sleeve([[850, 560], 84], [[800, 690], 66], [wristOf(hand, wrists.open, 1, 8, true), 42], 0.26, 0.1, 0.97) +
	place(hand[0], hand[1], 1, open(lecturer.skin), { flip: true, turn: 8 }) +
	rect(190, 128, 296, 104, 0.06, 12) +
	disc(244, 180, 22, 0.6) +
	word(286, 207, 60, 'Live', 0.98);

/** A monitor on its foot, dark but for its screen. */
const monitor = () =>
	rect(520, 650, 160, 110, 0.34) +
	rect(640, 650, 40, 110, 0.2) +
	rect(400, 752, 400, 30, 0.4, 8) +
	rect(124, 62, 952, 606, 0.02, 20) +
	rect(132, 62, 936, 9, 0.6, 4) +
	`<svg x="150" y="90" width="900" height="540" viewBox="150 90 900 540">${talk()}</svg>`;

/** Headphones on the head of `fromBehind`. */
const headphones = () =>
	curve('M-86 0C-104 -150 80 -160 84 -20', 26, 0.56) +
	oval(-86, 16, 24, 48, 0.56) +
	oval(58, 14, 34, 52, 0.56) +
	oval(58, 14, 17, 30, 0.1);

/** A lecturer speaks on a monitor in a dark room; a listener with headphones, from behind. */
export const onScreenSpeaker = () =>
	rect(0, 0, 1200, 900, 0.16) +
	path('M0 0H60L148 90V666L0 770zM1200 0H1140L1052 90V666L1200 770z', 0.22) +
	rect(0, 770, 1200, 130, 0.3) +
	rect(0, 762, 1200, 10, 0.5) +
	faint(0.6, oval(600, 800, 420, 24, 0.01)) +
	place(30, 32, 0.95, monitor()) +
	place(
		286,
		640,
		1.1,
		fromBehind({ skin: 0.3, hair: 0.02, cut: 'short', cloth: 0.05, edge: 0.56, rim: 0.8 }) + headphones(),
	);
