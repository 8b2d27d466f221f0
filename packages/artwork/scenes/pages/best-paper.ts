import { count } from '../../numbers.ts';
import { held } from '../figure/held.ts';
import { disc, path, place, rect, ring } from '../kit/shapes.ts';
import { curtain } from '../props/curtain.ts';
import { capitalFor, word } from '../props/words.ts';

const rosette = () =>
	path('M-34 20L-62 150L-22 124L0 160L6 20z', 0.3) +
	path('M34 20L62 150L22 124L0 160L-6 20z', 0.4) +
	count(14, (i) => disc(54 * Math.cos(i * 0.4488), 54 * Math.sin(i * 0.4488), 20, 0.52)).join('') +
	disc(0, 0, 56, 0.52) +
	disc(0, 0, 38, 0.98) +
	ring(0, 0, 26, 6, 0.4);

/** A certificate, 600 x 430 around 0,0. */
const certificate = () =>
	rect(-300, -215, 600, 430, 0.16) +
	rect(-286, -201, 572, 402, 0.99) +
	rect(-262, -177, 524, 354, 0.5) +
	rect(-252, -167, 504, 334, 0.99) +
	word(0, -70, capitalFor('Best paper', 420), 'Best paper', 0.12, { middle: true }) +
	count(3, (i) => rect(-200, -16 + i * 44, i === 2 ? 180 : 400, 9, 0.6)).join('') +
	place(150, 80, 0.9, rosette());

/** Two hands hold up the certificate of the best paper in the light of a stage. */
export const bestPaper = () =>
	curtain(0, 0, 1200, 900, 0.34, 18) +
	path('M480 0H720L1060 900H140z', 0.46) +
	held(310, 890, 500, place(600, 410, 1, certificate()), {
		skin: 0.66,
		cloth: [0.92, 0.92],
		cuff: [0.3, 0.3],
		turn: 48,
		elbow: [120, 300],
	});
