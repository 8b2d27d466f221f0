import { chance, count } from '../../numbers.ts';
import { fade, faint, oval, rect } from '../kit/shapes.ts';
import { cup } from '../props/cup.ts';
import { sitter } from './sitter.ts';

export const aroundTable = (seed: string) => {
	const R = chance(seed);
	const people = count(6, (i) => {
		const a = i * 60 + 30;
		const rad = (a * Math.PI) / 180;
		return sitter(
			600 + Math.sin(rad) * 372 * 1.15,
			450 - Math.cos(rad) * 372,
			a + 180,
			R.pick([0.16, 0.9, 0.6, 0.82, 0.97]),
			100,
		);
	}).join('');
	const plans =
		`<g transform="rotate(-12 600 450)">${rect(440, 330, 320, 230, 0.98)}${count(10, (i) => count(7, (j) => ((i * 3 + j) % 4 < 2 ? rect(464 + i * 27, 354 + j * 26, 26, 25, 0.25) : '')).join('')).join('')}</g>` +
		rect(690, 250, 130, 90, 0.92) +
		cup(430, 330, 56);
	return (
		fade(0, 0, 1200, 900, 0.5, 0.4) +
		count(8, (i) => rect(i * 160, 0, 4, 900, 0.42)).join('') +
		faint(0.4, oval(618, 476, 420, 330, 0.05)) +
		oval(600, 450, 360, 280, 0.74) +
		oval(600, 444, 344, 264, 0.84) +
		plans +
		people
	);
};
