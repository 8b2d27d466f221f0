import { count } from '../../numbers.ts';
import { disc, faint, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

const names = ['Research', 'Conferences', 'Software'] as const;
const columns = [210, 600, 990] as const;

/** All plates are set in the size of the longest word. */
const capital = capitalFor('Conferences', 284);

/** A sealed letter from the back, 236 by 172; it stands on 0,0. */
const sealedLetter = () =>
	faint(0.7, path('M-118 5H120L144 -18V-150H-100z', 0)) +
	rect(-118, -172, 236, 172, 0.99, 4) +
	path('M-118 -170L0 -74L118 -170V-152L0 -54L-118 -152z', 0.62) +
	disc(0, -66, 15, 0.4);

/** Papers tied with string, 230 by 48: the edges of six sheets; they lie on 0,0. */
const papers = () =>
	count(6, (i) => rect(-115 + ((i * 5) % 3) * 4, -48 + i * 8, 226, 8, i % 2 ? 0.74 : 0.99)).join('') +
	rect(-52, -48, 14, 48, 0.34) +
	rect(-115, -4, 230, 4, 0.4);

/** A book that lies flat, 250 by 48, its round spine to the left; it lies on 0,0. */
const book = () =>
	rect(-125, -48, 250, 48, 0.5, 14) +
	rect(-86, -48, 211, 48, 0.5) +
	rect(-86, -38, 204, 28, 0.99) +
	count(2, (i) => rect(-86, -31 + i * 9, 204, 4, 0.66)).join('') +
	rect(-110, -48, 10, 48, 0.8) +
	rect(-118, -4, 243, 4, 0.2);

/** A stack from below to above, p papers and b a book, on the floor of a pigeonhole, whose middle is at x. */
const pile = (x: number, floor: number, stack: string) =>
	rect(x - 60, floor - stack.length * 48 + 12, 214, stack.length * 48 - 28, 0.04) +
	path(`M${x - 120} ${floor + 5}H${x + 122}L${x + 154} ${floor - 16}H${x}z`, 0.06) +
	[...stack]
		.map((one, i) => place(x + ((i * 29) % 3) * 9 - 9, floor - i * 48, 1, one === 'b' ? book() : papers()))
		.join('');

/** A pigeonhole, seen from its upper right: its back, the shadow of its top, its left wall, its floor. */
const hole = (x: number, y: number, tall: number) =>
	rect(x - 176, y, 352, tall, 0.2) +
	rect(x - 176, y, 352, 34, 0.06) +
	path(`M${x - 176} ${y}V${y + tall}L${x - 146} ${y + tall - 36}V${y}z`, 0.1) +
	path(`M${x - 176} ${y + tall}H${x + 176}V${y + tall - 36}H${x - 146}z`, 0.4);

const plate = (x: number, y: number, name: string) =>
	faint(0.4, rect(x - 164, y + 8, 340, 84, 0)) +
	rect(x - 172, y, 344, 84, 0.14) +
	rect(x - 166, y + 6, 332, 72, 0.99) +
	word(x, y + 42 + capital / 2, capital, name, 0.06, { middle: true });

/** A parcel tied with string, 230 by 132: front, top and right side; it stands on 0,0. */
const parcel = () =>
	faint(0.8, path('M-111 5H90L160 -34V-112H70L80 0z', 0)) +
	rect(-115, -104, 200, 104, 0.56) +
	path('M-115 -104H85L115 -134H-80z', 0.84) +
	path('M85 -104L115 -134V-28L85 0z', 0.26) +
	path('M-36 0V-104L-3 -134H14L-18 -104V0z', 0.99) +
	path('M-115 -60H85L115 -89V-75L85 -46H-115z', 0.99) +
	rect(10, -34, 58, 24, 0.99);

/** A plant in a pot, 200 high; it stands on 0,0. */
const plant = () =>
	faint(0.8, path('M-44 5H48L106 -34L112 -70H40z', 0)) +
	[-64, -36, 38, 66, 0]
		.map((lean, i) =>
			place(
				lean * 0.3,
				-76,
				1,
				path('M0 0C-44 -46 -34 -104 0 -140C34 -104 44 -46 0 0z', [0.44, 0.6, 0.5, 0.36, 0.78][i] ?? 0),
				{ turn: lean },
			),
		)
		.join('') +
	path('M-62 -84H62L46 0H-46z', 0.9) +
	path('M30 -84H62L46 0H22z', 0.6) +
	rect(-70, -94, 140, 22, 0.98);

/** A rack of pigeonholes seen straight on, one for each division; a sealed letter stands behind a book in the middle one. */
export const pigeonholes = () =>
	rect(0, 0, 1200, 900, 0.16) +
	rect(0, 246, 1200, 654, 0.66) +
	rect(0, 206, 1200, 44, 0.82) +
	rect(0, 246, 1200, 12, 0.99) +
	place(250, 240, 1, parcel()) +
	place(950, 238, 1, plant()) +
	columns.map((x, i) => plate(x, 276, names[i] ?? '') + hole(x, 380, 290) + hole(x, 704, 300)).join('') +
	rect(0, 676, 1200, 10, 0.96) +
	pile(198, 656, 'bpbp') +
	pile(982, 656, 'pb') +
	pile(198, 984, 'bbpp') +
	pile(588, 984, 'pbp') +
	pile(978, 984, 'bppb') +
	place(568, 650, 1, sealedLetter()) +
	pile(616, 656, 'b');
