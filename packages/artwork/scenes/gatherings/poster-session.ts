import { count } from '../../numbers.ts';
import { fade, faint, path, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** A poster on its stand, 330 wide: what it is about, and one drawing of it. */
const poster = (x: number, title: string, drawing: string) =>
	path(
		`M${x + 40} 600L${x - 10} 840h26L${x + 66} 600zM${x + 290} 600L${x + 340} 840h-26L${x + 264} 600z`,
		0.1,
	) +
	faint(0.5, rect(x + 14, 124, 330, 560, 0.04)) +
	rect(x, 110, 330, 560, 0.14) +
	rect(x + 10, 120, 310, 540, 0.99) +
	rect(x + 10, 120, 310, 120, 0.28) +
	word(x + 165, 204, Math.min(74, capitalFor(title, 250)), title, 0.99, { middle: true }) +
	`<g transform="translate(${x + 45} 280)">${drawing}</g>` +
	count(3, (i) => rect(x + 45, 560 + i * 30, i === 2 ? 130 : 240, 9, 0.6)).join('');

const bars =
	count(4, (i) => rect(i * 64, 190 - i * 46, 44, 50 + i * 46, i === 2 ? 0.24 : 0.56)).join('') +
	rect(-6, 240, 260, 9, 0.14);
const cloth =
	rect(0, 0, 240, 240, 0.3) +
	count(8, (i) => count(8, (j) => ((i + j) % 4 < 2 ? rect(i * 30, j * 30, 30, 30, 0.97) : '')).join('')).join(
		'',
	);
const parts =
	path('M120 120L120 0A120 120 0 0 1 224 180z', 0.24) +
	path('M120 120L224 180A120 120 0 0 1 16 180z', 0.5) +
	path('M120 120L16 180A120 120 0 0 1 120 0z', 0.72);

/** Three posters on their stands in an empty hall. */
export const posterSession = () =>
	fade(0, 0, 1200, 700, 0.74, 0.62) +
	fade(0, 690, 1200, 210, 0.44, 0.34) +
	rect(0, 680, 1200, 12, 0.9) +
	poster(50, 'Coir', bars) +
	poster(435, 'Jute', cloth) +
	poster(820, 'Flax', parts);
