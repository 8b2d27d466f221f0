import { count } from '../../numbers.ts';
import { curve, fade, oval, path, place, rect } from '../kit/shapes.ts';
import { table } from '../props/table.ts';

/** A covered dish over its flame, 320 wide; 0,0 is the middle of its foot. */
const dish = () =>
	rect(-160, -86, 320, 86, 0.4, 10) +
	path('M-150 -86Q-150 -240 0 -240T150 -86z', 0.86) +
	path('M-120 -106Q-112 -200 -30 -218Q-84 -170 -86 -106z', 1) +
	oval(0, -250, 24, 20, 0.16) +
	rect(-168, -96, 336, 18, 0.16, 6);

/** Covered dishes on a long table, plates and steam: the food waits. */
export const buffet = () =>
	fade(0, 0, 1200, 900, 0.76, 0.56) +
	rect(0, 70, 1200, 12, 0.3) +
	count(8, (i) => path(`M${i * 156 - 10} 82h130l-65 92z`, i % 2 ? 0.96 : 0.4)).join('') +
	count(3, (i) => curve(`M${220 + i * 380} 370q-34 -44 0 -84t0 -80`, 14, 0.96)).join('') +
	table(-20, 900, 1240, 270, 0.94) +
	count(3, (i) => place(220 + i * 380, 632, 1, dish())).join('') +
	count(4, (i) => oval(410, 622 - i * 16, 84, 20, i % 2 ? 0.5 : 0.98)).join('') +
	count(4, (i) => oval(790, 622 - i * 16, 84, 20, i % 2 ? 0.5 : 0.98)).join('');
