import { type AtDesk, atDesk } from '../figure/at-desk.ts';
import { rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { layout } from '../props/layouts.ts';

/** A row of desks: its edge, its scale, where its people sit, and the first page on its screens. */
type Row = {
	readonly y: number;
	readonly scale: number;
	readonly at: readonly number[];
	readonly first: number;
};

/** Those of a row sit where the row before it leaves a gap. */
const rows: readonly Row[] = [
	{ y: 332, scale: 0.5, at: [160, 280, 540, 660, 920, 1040], first: 2 },
	{ y: 474, scale: 0.85, at: [30, 400, 800, 1170], first: 4 },
	{ y: 650, scale: 1.3, at: [200, 600, 1000], first: 0 },
];

const cuts: readonly AtDesk['cut'][] = ['bun', 'short', 'braid', 'short', 'bob', 'short'];
const cloths = [0.62, 0.74, 0.54];

const chairBack = (x: number, y: number, s: number) => rect(x - 64 * s, y, 128 * s, 170 * s, 0.1, 14 * s);

const row = ({ y, scale: s, at, first }: Row, which: number) =>
	rect(0, y, 1200, 24 * s, 0.86) +
	rect(0, y + 24 * s, 1200, 90 * s, 0.3) +
	at
		.map(
			(x, i) =>
				rect(x - 92 * s, y - 143 * s, 184 * s, 117 * s, 0.1, 6) +
				layout(first + i, x - 82 * s, y - 133 * s, 164 * s, 1) +
				rect(x - 12 * s, y - 30 * s, 24 * s, 32 * s, 0.1) +
				atDesk(x, y - 34 * s, s * 0.7, {
					cut: cuts[(i + which * 5) % cuts.length] ?? 'short',
					cloth: cloths[(i + which * 2) % cloths.length] ?? 0.6,
				}) +
				chairBack(x, y + 84 * s, s),
		)
		.join('');

/** People at computers in three rows, seen from behind; one page is projected on the wall. */
export const computerRoom = () =>
	room(0.24, 0.12, 400) + rect(92, 90, 236, 148, 0.06) + layout(1, 100, 98, 220, 1) + rows.map(row).join('');
