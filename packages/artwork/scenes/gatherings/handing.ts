import { count } from '../../numbers.ts';
import { type Arms, held } from '../figure/held.ts';
import { disc, oval, type Point, path, place, rect } from '../kit/shapes.ts';
import { curtain } from '../props/curtain.ts';
import { capitalFor, word } from '../props/words.ts';

const beads = count(19, (i): Point => {
	const a = Math.PI * (i / 18);
	return [-300 * Math.cos(a), -150 + 400 * Math.sin(a)];
});

/** What is given, around 0,0. */
const things = {
	certificate:
		rect(-290, -205, 580, 410, 0.16) +
		rect(-274, -189, 548, 378, 0.99) +
		word(0, -80, capitalFor('Certificate', 420), 'Certificate', 0.12, { middle: true }) +
		count(4, (i) => rect(-200, -30 + i * 42, i === 3 ? 210 : 400, 9, 0.6)).join('') +
		path('M120 100L104 170L140 150L176 170L160 100z', 0.3) +
		disc(140, 90, 46, 0.4) +
		disc(140, 90, 26, 0.9),
	plaque:
		rect(-190, -240, 380, 480, 0.14, 18) +
		rect(-166, -216, 332, 432, 0.97, 10) +
		count(13, (i) => {
			const a = Math.PI * (0.72 + i * 0.13);
			return oval(86 * Math.cos(a), -90 + 86 * Math.sin(a), 20, 20, 0.5);
		}).join('') +
		path('M0 -142L15 -105L54 -103L24 -79L34 -41L0 -62L-34 -41L-24 -79L-54 -103L-15 -105z', 0.24) +
		word(0, 84, capitalFor('With', 150), 'With', 0.12, { middle: true }) +
		word(0, 160, capitalFor('thanks', 220), 'thanks', 0.12, { middle: true }),
	garland:
		beads.map(([x, y], i) => disc(x, y, 44, i % 2 ? 0.5 : 0.8)).join('') +
		beads.map(([x, y]) => disc(x, y, 11, 0.24)).join(''),
} as const;

const reach = { certificate: 280, plaque: 182, garland: 296 } as const;
const arms: Arms = {
	skin: 0.62,
	cloth: [0.1, 0.92],
	cuff: [0.97, 0.5],
	turn: 14,
	elbow: [330, 150],
	scale: 1.2,
};

/** Two people hold what one gives the other: their hands alone. */
export const handing = (thing: keyof typeof things, light = 0.4) =>
	curtain(0, 0, 1200, 900, light * 0.8, 16) +
	path('M470 0H730L1080 900H120z', light) +
	held(
		600 - reach[thing],
		600 + reach[thing],
		thing === 'garland' ? 330 : 460,
		place(600, 450, 1, things[thing]),
		arms,
	);
