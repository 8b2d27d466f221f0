import { chance, count } from '../../numbers.ts';
import { fade, faint, oval, rect } from '../kit/shapes.ts';
import { cup } from '../props/cup.ts';
import { sitter } from './sitter.ts';

export const aroundTable = (seed: string, handsOnly = false) => {
	const R = chance(seed);
	const people = count(6, (i) => {
		const a = i * 60 + 30;
		const rad = (a * Math.PI) / 180;
		const d = handsOnly ? 500 : 372;
		return sitter(
			600 + Math.sin(rad) * d * 1.15,
			450 - Math.cos(rad) * d,
			a + 180,
			R.pick([0.16, 0.9, 0.6, 0.82, 0.97]),
			handsOnly ? 250 : 100,
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
		oval(600, 450, handsOnly ? 410 : 360, handsOnly ? 320 : 280, 0.74) +
		oval(600, 444, handsOnly ? 392 : 344, handsOnly ? 304 : 264, handsOnly ? 0.62 : 0.84) +
		plans +
		people
	);
};
