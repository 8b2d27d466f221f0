import { count } from '../../numbers.ts';
import { disc, faint, place, poly, rect } from '../kit/shapes.ts';
import { pen } from '../props/pen.ts';
import { word } from '../props/words.ts';

const shadow = (w: number, h: number, round = 0) =>
	faint(0.6, rect(-w / 2 + 20, -h / 2 + 22, w, h, 0.01, round));

const tick = poly(
	[
		[10, 26],
		[18, 18],
		[27, 28],
		[54, -8],
		[64, 0],
		[28, 46],
	],
	0.04,
);

/** What a first message answers, and room for it; 390 by 464 around -20,7. */
const questions = () =>
	place(-20, 7, 1, shadow(390, 464)) +
	rect(-215, -225, 390, 464, 0.99) +
	rect(-215, -225, 390, 38, 0.1) +
	['Goal', 'Users', 'Date']
		.map((what, i) =>
			place(
				-184,
				-150 + i * 122,
				1,
				rect(0, 0, 52, 52, 0.3, 6) +
					rect(8, 8, 36, 36, 0.99, 3) +
					(i === 0 ? tick : '') +
					word(78, 48, 58, what, 0.04) +
					rect(78, 84, 250, 8, 0.66),
			),
		)
		.join('');

/** A picture as it stands in a draft: the sun over two hills; 200 by 160. */
const view = (x: number, y: number, scale: number) =>
	place(
		x,
		y,
		scale,
		rect(0, 0, 200, 160, 0.5) +
			disc(146, 44, 22, 0.96) +
			poly(
				[
					[0, 160],
					[70, 50],
					[118, 122],
					[148, 84],
					[200, 160],
				],
				0.16,
			),
	);

/** A page of a site as boxes: its bar, a picture, text, one button; 560 by 420 around 0,0. */
const site = () =>
	shadow(560, 420, 12) +
	rect(-280, -210, 560, 420, 0.84, 12) +
	rect(-280, -210, 560, 62, 0.1, 12) +
	count(3, (i) => disc(-188 + i * 42, -178, 14, 0.96)).join('') +
	view(-236, -112, 1.2) +
	count(4, (i) => rect(36, -112 + i * 44, i === 3 ? 80 : 124, 17, 0.44)).join('') +
	rect(36, 80, 112, 60, 0.1, 10) +
	count(2, (i) => rect(-236, 112 + i * 42, i ? 150 : 240, 17, 0.44)).join('');

/** The same page on a phone; 204 by 390 around 0,0. */
const phone = () =>
	shadow(204, 390, 30) +
	rect(-102, -195, 204, 390, 0.02, 30) +
	rect(-82, -168, 164, 336, 0.98, 12) +
	rect(-82, -168, 164, 44, 0.3, 12) +
	view(-62, -104, 0.62) +
	count(2, (i) => rect(-62, 24 + i * 38, i ? 80 : 124, 16, 0.44)).join('') +
	rect(-62, 102, 124, 46, 0.1, 10);

/** A first plan on a desk, on a plane of 1200 by 600: what was asked, and how a site and its page on a phone may look. */
export const firstPlan = () =>
	rect(0, 0, 1200, 600, 0.36) +
	place(
		16,
		0,
		0.94,
		place(736, 300, 1, site()) +
			place(1030, 378, 1, phone(), { turn: 4 }) +
			place(336, 276, 1, questions(), { turn: -4 }) +
			place(
				668,
				578,
				1.5,
				faint(0.6, rect(-2, -10, 24, 180, 0.01, 8)) + rect(-16, -4, 32, 188, 0.04, 10) + pen(0.97, 0.06),
				{ turn: 112 },
			),
	);
