import { audience } from '../figure/from-behind.ts';
import { line, path, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';
import { presentation } from './presentation.ts';

/** A slide: its title, a bar for each of four fibres. */
const slide = () =>
	rect(96, 96, 704, 470, 0.12) +
	rect(108, 108, 680, 446, 0.99) +
	word(150, 196, 54, 'Strength', 0.14) +
	(['Coir', 'Jute', 'Flax'] as const)
		.map(
			(name, i) =>
				word(150, 292 + i * 84, 40, name, 0.14) +
				rect(308, 252 + i * 84, 150 + i * 120, 46, i === 1 ? 0.3 : 0.62),
		)
		.join('') +
	line(
		[
			[302, 236],
			[302, 490],
		],
		9,
		0.14,
	);

/** One talk of a track: a small room by day, a slide on the wall, a row of listeners. */
export const trackRoom = () =>
	presentation({
		wall: 0.74,
		board: path('M0 40L70 60V600L0 640z', 0.98) + slide(),
		who: { skin: 0.43, hair: 0.05, cut: 'short', beard: true, cloth: 0.3, fold: 0.18, collar: 0.97, nod: 2 },
		tip: [640, 372],
		before: audience(760, 0.6, 5, { from: 2, dark: 1.1, rim: 0.34 }),
	});
