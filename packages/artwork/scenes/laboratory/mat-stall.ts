import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { sari, suit } from '../kit/looks.ts';
import { fade, faint, line, oval, path, rect } from '../kit/shapes.ts';

export const matStall = () => {
	const mats = count(4, (i) => {
		const x = 130 + i * 245;
		const t = [0.9, 0.5, 0.74, 0.32][i] ?? 0.5;
		return (
			rect(x, 150, 200, 400, t) +
			count(10, (r) =>
				count(5, (c) => ((r + c) % 2 ? rect(x + c * 40, 150 + r * 40, 40, 40, t * 0.8) : '')).join(''),
			).join('') +
			count(20, (k) =>
				line(
					[
						[x + 5 + k * 10, 550],
						[x + 5 + k * 10 + ((k * 7) % 5) - 2, 580],
					],
					4,
					t,
				),
			).join('')
		);
	}).join('');
	return (
		fade(0, 0, 1200, 900, 0.92, 0.6) +
		rect(80, 120, 1040, 18, 0.2) +
		rect(90, 120, 16, 700, 0.2) +
		rect(1094, 120, 16, 700, 0.2) +
		count(11, (i) => path(`M${80 + i * 95} 40h95v70q-47 40 -95 0z`, i % 2 ? 0.96 : 0.4)).join('') +
		mats +
		rect(60, 690, 1080, 200, 0.5) +
		rect(40, 670, 1120, 30, 0.9) +
		person(420, 900, 560, sari, { view: 'back', right: [18, -84] }) +
		person(760, 900, 580, suit, { view: 'back', left: [-14, -70] }) +
		count(3, (i) => rect(90 + i * 90, 630, 76, 42, 0.3 + i * 0.2, 20)).join('') +
		faint(0.1, oval(600, 900, 500, 20, 0))
	);
};
