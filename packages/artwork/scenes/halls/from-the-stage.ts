import { count } from '../../numbers.ts';
import { curve, fade, faint, oval, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** A page of a speech, 330 x 420. */
const page = (title: string) =>
	faint(0.5, rect(12, 14, 330, 420, 0.02)) +
	rect(0, 0, 330, 420, 0.98) +
	(title ? word(40, 92, capitalFor(title, 240), title, 0.12) : '') +
	count(6, (i) => rect(40, (title ? 130 : 60) + i * 46, i === 5 ? 130 : 250, 10, 0.6)).join('');

/** From where a speaker stands: pages on the lectern, a microphone, the dark rows of a hall and its doors. */
export const fromTheStage = () =>
	fade(0, 0, 1200, 620, 0.2, 0.1) +
	count(4, (i) => rect(90 + i * 290, 60, 150, 22, 0.9, 8)).join('') +
	rect(180, 150, 120, 170, 0.6) +
	rect(900, 150, 120, 170, 0.6) +
	count(
		5,
		(r) =>
			rect(0, 372 + r * 52, 1200, 14, 0.08) +
			count(9 - r, (k) =>
				rect(
					((k + 0.14) * 1200) / (9 - r),
					340 + r * 52,
					(1200 * 0.72) / (9 - r),
					46 + r * 6,
					0.26 + r * 0.05,
					14,
				),
			).join(''),
	).join('') +
	path('M120 620H1080L1240 960H-40z', 0.34) +
	path('M120 620H1080L1086 640H112z', 0.7) +
	place(300, 610, 1, page('Welcome'), { turn: -4 }) +
	place(640, 590, 1, page(''), { turn: 3 }) +
	curve('M1110 900C1090 700 1060 600 990 540', 18, 0.04) +
	place(970, 522, 1, oval(0, 0, 64, 36, 0.03), { turn: 40 });
