import { count } from '../../numbers.ts';
import { disc, poly } from '../kit/shapes.ts';

export const gear = (x: number, y: number, r: number, teeth: number, t: number, turn = 0) =>
	`<g transform="translate(${x} ${y}) rotate(${turn})">${count(
		teeth,
		(i) =>
			`<g transform="rotate(${(360 / teeth) * i})">${poly(
				[
					[-r * 0.13, -r * 0.9],
					[r * 0.13, -r * 0.9],
					[r * 0.08, -r * 1.12],
					[-r * 0.08, -r * 1.12],
				],
				t,
			)}</g>`,
	).join(
		'',
	)}${disc(0, 0, r * 0.95, t)}${disc(0, 0, r * 0.72, t * 0.7)}${count(5, (i) => `<g transform="rotate(${72 * i})">${disc(0, -r * 0.46, r * 0.16, t * 0.28)}</g>`).join('')}${disc(0, 0, r * 0.22, t)}${disc(0, 0, r * 0.1, 0.1)}</g>`;
