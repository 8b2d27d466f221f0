import { count } from '../../numbers.ts';
import { fade, place, rect } from '../kit/shapes.ts';
import { calipers } from '../props/calipers.ts';
import { screwdriver } from '../props/screwdriver.ts';
import { spanner } from '../props/spanner.ts';

/** Tools of a workshop side by side, from above. */
export const tools = () =>
	fade(0, 0, 1200, 900, 0.4, 0.32) +
	rect(0, 236, 1200, 428, 0.2) +
	rect(0, 236, 1200, 12, 0.6) +
	rect(0, 652, 1200, 12, 0.6) +
	count(3, (i) => place(110 + i * 84, 330 + i * 12, 1, spanner(280 - i * 36, 36 - i * 4, 0.9))).join('') +
	place(400, 290, 1, screwdriver(320, 0.62)) +
	place(496, 340, 1, spanner(290, 42, 0.96)) +
	place(572, 290, 1, screwdriver(324, 0.7)) +
	place(712, 294, 1.04, calipers(40, 0.96), { turn: 90 }) +
	place(812, 290, 1, screwdriver(320, 0.62)) +
	count(3, (i) => place(914 + i * 84, 354 - i * 12, 1, spanner(220 + i * 36, 28 + i * 4, 0.9))).join('');
