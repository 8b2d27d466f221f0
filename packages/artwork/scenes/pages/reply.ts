import { count } from '../../numbers.ts';
import { curve, disc, fade, faint, path, place, rect } from '../kit/shapes.ts';
import { word, wordWidth } from '../props/words.ts';

const capital = 44;

/** A word between quotation marks, at the left foot x, y. */
const quoted = (x: number, y: number, text: string, t: number) => {
	const marks = (at: number) => rect(at, y - 48, 8, 22, t, 3) + rect(at + 14, y - 48, 8, 22, t, 3);
	return marks(x) + word(x + 30, y, capital, text, t) + marks(x + 38 + wordWidth(text, capital));
};

/** A text as a value, which another follows. */
const text = (y: number, value: string) =>
	quoted(420, y, value, 0.98) + word(486 + wordWidth(value, capital), y, capital, ',', 0.98);

/** One name and its value. */
const field = (y: number, name: string, value: string) =>
	quoted(146, y, name, 0.62) + word(196 + wordWidth(name, capital) + 20, y, capital, ':', 0.62) + value;

const brace = 'M40 -54C12 -54 26 -20 20 -10Q16 0 2 0Q16 0 20 10C26 20 12 54 40 54';

/** What a server answers, as a program sees it. */
const answer = () =>
	rect(64, 150, 590, 600, 0.03, 16) +
	rect(64, 150, 590, 64, 0.5, 16) +
	rect(64, 190, 590, 24, 0.5) +
	count(3, (i) => disc(102 + i * 40, 182, 12, 0.98)).join('') +
	place(96, 290, 0.9, curve(brace, 13, 0.98)) +
	place(134, 668, 0.9, curve(brace, 13, 0.98), { turn: 180 }) +
	field(400, 'id', text(400, '218')) +
	field(494, 'title', text(494, 'Flax')) +
	field(588, 'track', word(420, 588, capital, '4', 0.98));

/** The same, as somebody reads it on a phone. */
const phone = () =>
	faint(0.4, rect(822, 88, 336, 748, 0, 44)) +
	rect(800, 70, 340, 748, 0.03, 44) +
	rect(820, 96, 300, 696, 0.97, 24) +
	rect(820, 96, 300, 118, 0.3, 24) +
	rect(820, 170, 300, 44, 0.3) +
	word(970, 182, 50, 'Papers', 0.98, { middle: true }) +
	rect(840, 240, 260, 412, 0.84, 12) +
	word(872, 316, 40, 'No. 218', 0.2) +
	word(872, 444, 68, 'Flax', 0.08) +
	word(872, 558, 37, 'Track 4', 0.2) +
	rect(840, 676, 260, 84, 0.2, 14) +
	path('M944 716l18 20l34 -42l13 11l-46 57l-32 -34z', 0.98);

/** What leads from a value to its place on the phone. */
const threads = () =>
	['M634 384C690 384 710 300 846 300', 'M668 478C716 478 730 420 846 420', 'M484 572C640 572 690 544 846 544']
		.map((d) => curve(d, 24, 0.1) + curve(d, 12, 0.84))
		.join('');

/** An API: three values of an answer, each on its thread to where a phone shows it. */
export const reply = () =>
	fade(0, 0, 1200, 900, 0.4, 0.24) + place(36, 28, 0.94, answer() + phone() + threads());
