import { count } from '../../numbers.ts';
import { bust } from '../figure/bust.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { open, wrists } from '../figure/holding.ts';
import { curve, oval, type Point, path, place, rect } from '../kit/shapes.ts';
import { camera, inSari, lamp } from '../pages/studio.ts';
import { capitalFor, word } from '../props/words.ts';

const floor = 800;
const desk = 636;
const hand: Point = [1846, 538];

/** Foam on the wall, in squares whose ridges lie one way and the other. */
const foam = () =>
	count(3, (row) =>
		count(2, (i) =>
			count(4, (k) => {
				const [x, y] = [880 + i * 148, 250 + row * 148];
				return (i + row) % 2 === 0
					? rect(x, y + k * 37, 138, 20, 0.077)
					: rect(x + k * 37, y, 20, 138, 0.077);
			}).join(''),
		).join(''),
	).join('');

/** A case in which a camera travels. */
const travelCase = (x: number, w: number, h: number) =>
	rect(x, floor - h, w, h, 0.231) +
	rect(x, floor - h * 0.62, w, 12, 0.077) +
	rect(x, floor - h, 16, h, 0.308) +
	rect(x + w - 16, floor - h, 16, h, 0.308) +
	rect(x + w / 2 - 40, floor - h * 0.36, 80, 20, 0.077, 8);

/** The rail for the lamps, from wall to wall; only the last of them is lit. */
const rail = () => rect(0, 30, 2400, 20, 0) + place(760, 24, 0.9, lamp(0.3));

/** A webinar goes out from a dark studio: one lit desk, its host in profile before a camera. */
export const onAir = () =>
	rect(0, 0, 2400, 900, 0.154) +
	foam() +
	path(`M1540 150L2400 560V${floor}H1600L1490 240z`, 0.39) +
	rail() +
	place(1180, 24, 0.9, lamp(1)) +
	rect(1642, 206, 256, 124, 0.05, 14) +
	rect(1654, 218, 232, 100, 0.98, 8) +
	word(1770, 288, capitalFor('On air', 186), 'On air', 0.1, { middle: true }) +
	place(2120, 344, 0.9, bust(inSari), { flip: true }) +
	rect(0, floor, 2400, 100, 0.077) +
	oval(2000, floor, 560, 40, 0.39) +
	rect(1740, desk + 20, 660, floor - desk, 0.077) +
	rect(1716, desk, 684, 24, 0.97) +
	sleeve(
		[[2146, 552], 62],
		[[2096, 608], 42],
		[wristOf(hand, wrists.open, 0.8, 8, true), 34],
		inSari.cloth * 0.92,
		inSari.fold * 0.6,
		inSari.collar,
	) +
	place(hand[0], hand[1], 0.8, open(inSari.skin), { flip: true, turn: 8 }) +
	travelCase(180, 300, 120) +
	travelCase(520, 180, 84) +
	curve('M-20 852C300 880 640 824 900 858S1300 880 1420 846', 13, 0) +
	place(1230, 60, 0.86, camera(inSari));
