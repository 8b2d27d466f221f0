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

/** Letters that lie flat on the floor of a pigeonhole, whose middle is at x. */
const pile = (x: number, floor: number, many: number) =>
	rect(x - 92, floor - many * 26 + 4, 192, many * 26 - 4, 0.04) +
	count(many, (i) => {
		const wide = 250 - ((i * 53) % 4) * 16;
		return rect(x - wide / 2 + ((i * 29) % 3) * 10, floor - 24 - i * 26, wide, 22, i % 3 === 1 ? 0.56 : 0.94);
	}).join('');

/** A pigeonhole: light falls in from the upper left. */
const hole = (x: number, y: number, tall: number) =>
	rect(x - 176, y, 352, tall, 0.08) +
	path(`M${x - 176} ${y}H${x + 176}L${x + 146} ${y + 40}H${x - 146}z`, 0.02) +
	path(`M${x + 176} ${y}V${y + tall}L${x + 146} ${y + tall - 30}V${y + 40}z`, 0.3) +
	path(`M${x - 176} ${y + tall}H${x + 176}L${x + 146} ${y + tall - 30}H${x - 146}z`, 0.4);

const plate = (x: number, y: number, name: string) =>
	faint(0.4, rect(x - 164, y + 8, 340, 84, 0)) +
	rect(x - 172, y, 344, 84, 0.14) +
	rect(x - 166, y + 6, 332, 72, 0.99) +
	word(x, y + 42 + capital / 2, capital, name, 0.06, { middle: true });

/** A parcel tied with string, 230 by 120; it stands on 0,0. */
const parcel = () =>
	rect(-115, -120, 230, 120, 0.6) +
	rect(-115, -120, 230, 12, 0.9) +
	rect(85, -120, 30, 120, 0.36) +
	rect(-36, -120, 16, 120, 0.98) +
	rect(-115, -70, 230, 14, 0.98) +
	rect(18, -48, 60, 34, 0.98);

/** A plant in a pot, 200 high; it stands on 0,0. */
const plant = () =>
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

/** A rack of pigeonholes seen straight on, one for each division; a sealed letter stands in the middle one. */
export const pigeonholes = () =>
	rect(0, 0, 1200, 900, 0.16) +
	rect(0, 246, 1200, 654, 0.66) +
	rect(0, 246, 1200, 12, 0.98) +
	place(250, 246, 1, parcel()) +
	place(950, 246, 1, plant()) +
	columns.map((x, i) => plate(x, 276, names[i] ?? '') + hole(x, 380, 290) + hole(x, 704, 300)).join('') +
	rect(0, 676, 1200, 10, 0.96) +
	pile(198, 652, 5) +
	pile(986, 652, 3) +
	pile(198, 984, 7) +
	pile(588, 984, 5) +
	pile(978, 984, 8) +
	place(594, 656, 1, sealedLetter());
