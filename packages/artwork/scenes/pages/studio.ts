import { type Bust, bust } from '../figure/bust.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { open, wrists } from '../figure/holding.ts';
import { curve, disc, fade, oval, type Point, path, place, poly, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

const skin = 0.66;
const host: Bust = { skin, hair: 0.04, cut: 'short', cloth: 0.5, fold: 0.3, collar: 0.97, nod: 2, rim: 0.97 };

/** Another who is on air. */
export const inSari: Bust = { ...host, cut: 'braid', cloth: 0.84, fold: 0.54, collar: 0.24 };

const hand: Point = [610, 560];

/** What the camera shows on the screen at its side. */
const finder = (who: Bust) =>
	rect(64, 300, 250, 190, 0.04, 10) +
	rect(76, 312, 226, 166, 0.4) +
	`<svg x="76" y="312" width="226" height="166" viewBox="76 312 226 166">${place(206, 372, 0.5, bust(who), { flip: true })}</svg>` +
	disc(98, 334, 10, 1);

/** A camera from the side that looks to the right, on its tripod. */
export const camera = (who: Bust) =>
	curve('M250 660L130 960M250 660L370 960M250 660V960', 22, 0.07) +
	rect(200, 620, 100, 50, 0.07) +
	rect(120, 470, 270, 160, 0.05, 14) +
	path('M390 500H450L474 480V620L450 600H390z', 0.12) +
	oval(476, 550, 14, 70, 0.6) +
	finder(who);

/** One leaf of the lamp's four, above its lens or below it. */
const door = (up: 1 | -1) =>
	poly(
		[
			[62, up * 74],
			[150, up * 140],
			[164, up * 122],
			[86, up * 58],
		],
		0.06,
	);

/** A stage lamp on its yoke: a ribbed housing, a round lens, and doors that keep its light in a cone. */
export const lamp = (light = 1) =>
	rect(336, 0, 28, 60, 0.06) +
	curve('M276 150V84Q276 50 306 50H394Q424 50 424 84V150', 18, 0.06) +
	place(
		350,
		136,
		0.72,
		path('M-96 -70Q-150 0 -96 70L74 80V-80z', 0.06) +
			rect(-70, -72, 12, 144, 0.3) +
			rect(-36, -74, 12, 148, 0.3) +
			door(1) +
			door(-1) +
			oval(74, 0, 38, 84, light * 0.5) +
			oval(78, 0, 29, 70, light),
		{ turn: 56 },
	);

/** A webinar goes out: over a camera, its host in profile under a lamp. */
export const studio = () =>
	fade(0, 0, 1200, 900, 0.3, 0.24) +
	path('M425 150L1120 900H240L332 208z', 0.4) +
	lamp() +
	rect(540, 130, 250, 120, 0.08, 16) +
	word(665, 208, capitalFor('On air', 190), 'On air', 0.98, { middle: true }) +
	place(930, 330, 1.16, bust(host), { flip: true }) +
	rect(480, 756, 720, 144, 0.14) +
	rect(460, 740, 740, 22, 0.86) +
	sleeve(
		[[964, 600], 80],
		[[900, 716], 54],
		[wristOf(hand, wrists.open, 1, 8, true), 42],
		host.cloth * 0.92,
		host.fold * 0.6,
		host.collar,
	) +
	place(hand[0], hand[1], 1, open(skin), { flip: true, turn: 8 }) +
	camera(host);
