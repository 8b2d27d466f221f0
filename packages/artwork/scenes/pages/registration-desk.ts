import { curve, disc, faint, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** The two halves of a strap: over the peg at 0,0 and down to the clip of the badge. */
const strap = (left: number, right: number) =>
	curve('M0 -12C36 -12 26 70 6 186', 15, right) + curve('M0 -12C-36 -12 -26 70 -6 186', 15, left);

/** A badge on its strap, 208 wide; 0,0 is the peg that it hangs on. */
const badge = (name: string, ribbon: number) =>
	faint(0.6, place(14, 14, 1, strap(0, 0) + curve('M-6 -6L8 10', 30, 0))) +
	strap(ribbon, ribbon * 0.7) +
	disc(0, 0, 17, 0.5) +
	disc(-4, -4, 10, 0.98) +
	faint(0.6, rect(-88, 212, 208, 176, 0, 12)) +
	rect(-104, 196, 208, 176, 0.99, 12) +
	rect(-104, 196, 208, 66, 0.44, 12) +
	rect(-104, 244, 208, 18, 0.44) +
	rect(-28, 210, 56, 14, 0.1, 7) +
	rect(-13, 178, 26, 40, 0.66, 6) +
	word(0, 318, capitalFor('Speaker', 160), name, 0.06, { middle: true }) +
	rect(-56, 338, 112, 14, 0.6);

/** A bell for a counter: 0,0 is the middle of its foot. */
const bell = () =>
	faint(0.5, rect(-70, -12, 190, 14, 0)) +
	path('M-92 -28C-92 -96 -50 -124 0 -124S92 -96 92 -28z', 0.7) +
	path('M-70 -36C-70 -84 -44 -106 -8 -112C-40 -92 -48 -70 -46 -36z', 0.99) +
	path('M40 -116C76 -100 92 -70 92 -28H48C62 -64 58 -92 40 -116z', 0.36) +
	rect(-12, -146, 24, 26, 0.3) +
	rect(-22, -158, 44, 18, 0.94, 8) +
	rect(-110, -28, 220, 28, 0.12, 8);

/** Pens in a cup; 0,0 is the middle of its foot. */
const pens = () =>
	faint(0.5, rect(-30, -12, 130, 14, 0)) +
	[-16, 4, 20]
		.map((turn, i) =>
			place(
				i * 24 - 24,
				-90,
				1,
				rect(-9, -120, 18, 130, [0.99, 0.6, 0.86][i] ?? 0, 6) + rect(-9, -74, 18, 12, 0.2),
				{ turn },
			),
		)
		.join('') +
	path('M-58 -112H58L48 0H-48z', 0.44) +
	path('M-58 -112H-30L-26 0H-48z', 0.8) +
	rect(-62, -118, 124, 16, 0.96, 6);

/** The counter of a registration desk, a bell and pens on it, before a board of badges on their straps. */
export const registrationDesk = () =>
	rect(0, 0, 1200, 900, 0.56) +
	faint(0.5, rect(124, 80, 1000, 490, 0)) +
	rect(100, 60, 1000, 520, 0.12) +
	rect(100, 60, 1000, 12, 0.4) +
	['Author', 'Guest', 'Speaker']
		.map((name, i) => place(344 + i * 256, 122, 1.09, badge(name, i % 2 ? 0.62 : 0.92)))
		.join('') +
	rect(0, 580, 1200, 320, 0.28) +
	rect(0, 558, 1200, 34, 0.88) +
	faint(0.5, rect(0, 592, 1200, 14, 0)) +
	faint(0.5, rect(326, 644, 580, 106, 0)) +
	rect(310, 628, 580, 106, 0.99) +
	word(600, 708, capitalFor('Registration', 490), 'Registration', 0.06, { middle: true }) +
	place(180, 574, 1, bell()) +
	place(1061, 574, 1, pens());
