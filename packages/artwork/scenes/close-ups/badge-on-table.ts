import { count } from '../../numbers.ts';
import { curve, disc, fade, faint, place, rect } from '../kit/shapes.ts';
import { lettering } from '../props/lettering.ts';
import { pen } from '../props/pen.ts';

/** The card in its sleeve; the clip is at 0,0. */
const card = () =>
	faint(0.5, rect(-104, 34, 240, 306, 0.02, 18)) +
	rect(-120, 20, 240, 306, 0.98, 18) +
	rect(-120, 20, 240, 84, 0.5, 18) +
	rect(-120, 80, 240, 24, 0.5) +
	rect(-34, 32, 68, 16, 0.98, 8) +
	lettering(-84, 64, 170, 20, 0.94, 'badge') +
	lettering(-90, 136, 190, 34, 0.16, 'name') +
	lettering(-90, 190, 150, 16, 0.5, 'from') +
	count(4, (i) =>
		count(4, (j) => ((i * 3 + j * j) % 4 < 2 ? rect(-90 + i * 20, 230 + j * 20, 20, 20, 0.2) : '')).join(''),
	).join('') +
	rect(20, 246, 76, 48, 0.62, 6);

const lanyard =
	'M604 334C560 250 330 280 300 410S400 600 500 560S700 640 820 590S960 330 880 300S660 270 604 334';

const badge = () =>
	curve(lanyard, 34, 0.06) +
	curve(lanyard, 24, 0.86) +
	place(602, 322, 0.92, card(), { turn: -5 }) +
	rect(588, 292, 32, 50, 0.1, 8) +
	disc(604, 304, 8, 0.8);

/** A badge of a conference with its whole lanyard, from above. */
export const badgeOnTable = () =>
	fade(0, 0, 1200, 900, 0.24, 0.2) +
	count(9, (i) => rect(0, 60 + i * 104, 1200, 5, 0.12)).join('') +
	place(72, 50, 0.88, badge()) +
	place(1000, 346, 0.9, pen(0.5), { turn: -16 });
