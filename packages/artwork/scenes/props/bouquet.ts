import { count } from '../../numbers.ts';
import { curve, disc, faint, oval, path, place } from '../kit/shapes.ts';

const blossoms = [
	[-62, -252],
	[8, -288],
	[76, -246],
	[-98, -182],
	[106, -174],
	[2, -208],
	[-44, -144],
	[52, -140],
] as const;

/** A blossom of eight petals around a heart, 96 wide, around 0,0. */
const blossom = (petals: number) =>
	disc(0, 0, 40, 0.2) +
	count(8, (i) => place(0, 0, 1, oval(0, -31, 12, 18, petals), { turn: i * 45 + 12 })).join('') +
	disc(0, 0, 14, 0.34);

/** A leaf 130 long that points to the right, from 0,0. */
const leaf = path('M0 0C30 -44 84 -42 134 -8C88 22 40 26 0 0z', 0.08) + curve('M8 -2L104 -9', 7, 0.4);

/** What a bouquet on 0,0 shades: the floor as far as the wall, 90 above, then the wall. */
export const bouquetShadow = () =>
	faint(0.5, path('M-58 8H64L176 -90H20z', 0)) +
	faint(
		0.42,
		path('M20 -90H176V-150H30z', 0) + blossoms.map(([x, y]) => disc(x + 62, y + 14, 42, 0)).join(''),
	);

/** Flowers in a wide floor vase, which stands on 0,0. */
export const bouquet = () =>
	place(30, -122, 1, leaf, { turn: -16 }) +
	place(-30, -116, 1, leaf, { flip: true, turn: 14 }) +
	place(-26, -248, 1, leaf, { turn: -112 }) +
	blossoms.map(([x, y], i) => place(x, y, 1, blossom(i % 2 ? 0.99 : 0.8))).join('') +
	path('M-72 -118H72L90 -60L64 0H-64L-90 -60z', 0.9) +
	path('M30 -118H72L90 -60L64 0H28L48 -60z', 0.5) +
	path('M-64 -1H68L60 9H-60z', 0.04);
