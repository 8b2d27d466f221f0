import { count } from '../../numbers.ts';
import { faint, path, place, rect } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';
import { screwdriver } from '../props/screwdriver.ts';
import { spanner } from '../props/spanner.ts';
import { capitalFor, word } from '../props/words.ts';

/** A hammer that stands on its handle; the middle of its head is at 0,0. */
const hammer = () =>
	rect(-19, 0, 38, 440, 0.3, 8) +
	rect(-19, 0, 12, 440, 0.9, 5) +
	path('M-96 -44H60L124 -6V14L60 44H-96z', 0.05) +
	rect(-128, -54, 50, 108, 0.05, 8);

/** A ruler, its marks along its left edge. */
const ruler = () =>
	rect(-38, -300, 76, 500, 0.98) +
	count(7, (i) => rect(-38, -272 + i * 40, i % 2 ? 26 : 44, 10, 0.2)).join('');

/** An open box of wood with a round handle, and what sticks out of it; 660 wide, its foot at 0,0. */
const box = () =>
	faint(0.5, path('M-300 0L-180 -60H460V-20L340 10z', 0.01)) +
	path('M-300 -520H-240V-200H-330zM300 -520H240V-200H330z', 0.3) +
	path('M-330 -250L-296 -292H296L330 -250z', 0.04) +
	rect(-290, -500, 580, 44, 0.62, 20) +
	rect(-290, -500, 580, 14, 0.9, 7) +
	place(-164, -516, 1.06, hammer(), { turn: -8 }) +
	place(16, -350, 1.06, ruler(), { turn: 5 }) +
	place(140, -560, 1.06, spanner(420, 52, 0.1), { turn: 9 }) +
	rect(-330, -250, 660, 250, 0.24) +
	rect(-330, -250, 660, 18, 0.78) +
	rect(290, -232, 40, 232, 0.14) +
	word(-20, -90, capitalFor('Workshop', 480), 'Workshop', 0.98, { middle: true });

/** A box of tools on a bench, a wheel beside it, a screwdriver before it. */
export const toolBench = () =>
	rect(0, 0, 1200, 700, 0.66) +
	path('M0 0H520L200 700H0z', 0.8) +
	rect(0, 650, 1200, 250, 0.46) +
	rect(0, 642, 1200, 12, 0.2) +
	place(716, 764, 1.06, box()) +
	faint(0.6, path('M110 770L190 800H420L360 740z', 0.01)) +
	gear(216, 634, 132, 14, 0.94, 4) +
	place(470, 806, 1, screwdriver(380, 0.98), { turn: -88 });
