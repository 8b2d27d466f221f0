import { count } from '../../numbers.ts';
import { curve, disc, fade, rect } from '../kit/shapes.ts';
import { lettering } from '../props/lettering.ts';

export const controllerBoard = () => {
	const pins = (x: number, y: number, n: number) =>
		rect(x, y, n * 22 + 8, 30, 0.08) + count(n, (i) => rect(x + 8 + i * 22, y + 9, 12, 12, 0.9)).join('');
	const wires = count(9, (i) =>
		curve(
			`M${330 + i * 44} 262Q${260 + i * 80} ${-40 - i * 14} ${790 + i * 30} 640`,
			12,
			i % 2 ? 0.95 : 0.2 + i * 0.06,
		),
	).join('');
	return (
		fade(0, 0, 1200, 900, 0.4, 0.34) +
		rect(170, 210, 620, 440, 0.2, 24) +
		pins(310, 236, 20) +
		pins(310, 594, 20) +
		rect(120, 290, 130, 110, 0.8) +
		rect(130, 480, 110, 100, 0.1) +
		rect(440, 380, 200, 110, 0.07, 6) +
		lettering(462, 424, 150, 18, 0.7, 'chip') +
		disc(700, 420, 26, 0.9) +
		count(3, (i) => rect(320 + i * 30, 330, 18, 30, 0.96)).join('') +
		rect(740, 560, 400, 270, 0.95, 8) +
		count(13, (i) => count(8, (j) => rect(766 + i * 28, 584 + j * 30, 9, 9, 0.3)).join('')).join('') +
		wires +
		disc(1010, 700, 24, 0.4) +
		disc(220, 244, 18, 0.9) +
		disc(220, 616, 18, 0.9) +
		disc(750, 244, 18, 0.9)
	);
};
