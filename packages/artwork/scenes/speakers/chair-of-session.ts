import { count } from '../../numbers.ts';
import { curve, disc, fade, oval, path, rect } from '../kit/shapes.ts';

import { table } from '../props/table.ts';
import { word } from '../props/words.ts';

/** A clock on the wall at five minutes to. */
const clock = (x: number, y: number, r: number) =>
	disc(x, y, r, 0.14) +
	disc(x, y, r * 0.86, 0.98) +
	count(12, (i) =>
		disc(x + r * 0.7 * Math.cos(i * 0.5236), y + r * 0.7 * Math.sin(i * 0.5236), i % 3 ? 6 : 11, 0.3),
	).join('') +
	curve(`M${x} ${y}L${x - r * 0.3} ${y - r * 0.52}M${x} ${y}L${x + r * 0.38} ${y - r * 0.08}`, 15, 0.1) +
	disc(x, y, 15, 0.1);

/** The place of a session chair: a sign, a bell, water, the clock behind. */
export const chairOfSession = () =>
	fade(0, 0, 1200, 900, 0.7, 0.56) +
	rect(0, 420, 1200, 12, 0.46) +
	clock(820, 210, 150) +
	rect(190, 250, 300, 500, 0.2, 60) +
	rect(222, 286, 236, 300, 0.32, 40) +
	table(60, 900, 1080, 250, 0.66) +
	path('M150 650L176 520H504L530 650z', 0.98) +
	word(340, 610, 70, 'Chair', 0.12, { middle: true }) +
	path('M600 636C600 540 640 500 700 500S800 540 800 636z', 0.94) +
	path('M730 506C780 520 800 560 800 636H760C760 580 756 540 730 506z', 0.7) +
	rect(580, 630, 240, 22, 0.14, 8) +
	oval(700, 492, 20, 20, 0.14) +
	path('M930 500H1020L1006 650H944z', 0.97) +
	path('M934 548H1016L1006 650H944z', 0.3);
