import { count } from '../../numbers.ts';
import { curve, disc, oval, path, place, rect } from '../kit/shapes.ts';

/** A sitar that leans, its gourd at 0,0 and its neck straight up, 640 high. */
const sitar = () =>
	path('M-26 -90L-20 -610H20L26 -90z', 0.74) +
	path(
		'M-112 0C-112 -90 -60 -110 -26 -130H26C60 -110 112 -90 112 0C112 70 60 110 0 110S-112 70 -112 0z',
		0.62,
	) +
	path('M20 -128C60 -110 112 -90 112 0C112 70 60 110 0 110C60 60 70 -40 20 -128z', 0.44) +
	rect(-34, 16, 68, 16, 0.97) +
	disc(0, -560, 62, 0.56) +
	count(7, (i) => rect(-24, -480 + i * 48, 48, 8, 0.96)).join('') +
	curve('M-8 20V-600M8 20V-600', 6, 0.16) +
	count(3, (i) => disc(40, -600 + i * 40, 12, 0.96)).join('');

/** One drum of a pair, its skin with the dark eye. */
const drum = (x: number, r: number, t: number) =>
	path(
		`M${x - r} 600Q${x - r * 1.16} 760 ${x - r * 0.6} 800H${x + r * 0.6}Q${x + r * 1.16} 760 ${x + r} 600z`,
		t,
	) +
	count(5, (i) =>
		path(
			`M${x + (i - 2) * r * 0.4} 618L${x + (i - 2) * r * 0.26} 796h10L${x + (i - 2) * r * 0.4 + 12} 618z`,
			0.9,
		),
	).join('') +
	oval(x, 600, r, r * 0.32, 0.3) +
	oval(x, 596, r * 0.92, r * 0.27, 0.97) +
	oval(x, 596, r * 0.4, r * 0.12, 0.06);

/** A sitar and a pair of tabla wait in the light of a low stage. */
export const music = () =>
	rect(0, 0, 1200, 900, 0.16) +
	path('M420 0H780L1160 900H40z', 0.34) +
	rect(0, 760, 1200, 140, 0.4) +
	rect(0, 846, 1200, 54, 0.2) +
	place(360, 690, 1.04, sitar(), { turn: 16 }) +
	drum(700, 112, 0.5) +
	drum(950, 136, 0.7);
