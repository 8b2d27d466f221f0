import { count } from '../../numbers.ts';
import { disc, fade, faint, line, oval, place, rect, ring } from '../kit/shapes.ts';
import { lettering } from '../props/lettering.ts';

const planks = () =>
	fade(0, 0, 1200, 900, 0.62, 0.5) + count(10, (i) => rect(0, i * 92, 1200, 4, 0.42)).join('');

/** Two pages of a programme; its fold is 73 right of 0,0. */
const programme = () =>
	rect(-180, -330, 250, 640, 0.97) +
	rect(76, -330, 250, 640, 0.86) +
	rect(-180, -330, 250, 150, 0.3) +
	count(9, (i) => lettering(-150, -130 + i * 46, 190, 13, 0.5, `p${i}`)).join('') +
	count(12, (i) => lettering(106, -280 + i * 46, 190, 13, 0.5, `q${i}`)).join('');

/** A cup on its saucer, from above. */
const cup = () =>
	faint(0.4, disc(24, 30, 250, 0.1)) +
	disc(0, 0, 250, 0.94) +
	ring(0, 0, 215, 10, 0.76) +
	disc(0, 0, 150, 0.98) +
	rect(120, -26, 130, 52, 0.98, 26) +
	disc(0, 0, 126, 0.32) +
	oval(-24, -30, 62, 34, 0.48);

const biscuit = (x: number, y: number) =>
	disc(x + 5, y + 6, 38, 0.5) +
	disc(x, y, 38, 0.42) +
	disc(x, y, 31, 0.56) +
	count(5, (i) => disc(x + 16 * Math.cos(i * 1.257), y + 16 * Math.sin(i * 1.257), 4.5, 0.3)).join('');

const plate = () =>
	faint(0.4, disc(12, 15, 118, 0.1)) +
	disc(0, 0, 118, 0.94) +
	ring(0, 0, 98, 6, 0.76) +
	biscuit(-36, 26) +
	biscuit(40, 30) +
	biscuit(2, -40);

export const cupAndProgramme = () =>
	planks() +
	place(780, 450, 1, programme(), { turn: 9 }) +
	place(320, 470, 1, cup()) +
	line(
		[
			[120, 730],
			[430, 810],
		],
		18,
		0.86,
	) +
	oval(130, 732, 44, 24, 0.86);

/** The same for a crop of three to one: the cup whole in the middle, biscuits and the programme beside it. */
export const cupAndProgrammeWide = () =>
	planks() +
	place(240, 450, 1, plate()) +
	place(600, 450, 0.6, cup()) +
	place(920, 455, 0.66, programme(), { turn: 9 });
