import { count } from '../../numbers.ts';
import { curve, disc, fade, line, rect, ring } from '../kit/shapes.ts';

export const pneumatics = () => {
	const cylinder = (y: number, out: number) =>
		rect(180, y, 300, 76, 0.92, 8) +
		rect(170, y - 8, 36, 92, 0.5) +
		rect(460, y - 8, 36, 92, 0.5) +
		rect(496, y + 28, 120 + out, 20, 0.8) +
		rect(610 + out, y + 12, 26, 52, 0.24);
	const valve = (x: number) =>
		rect(x, 560, 150, 92, 0.3) +
		rect(x + 16, 580, 50, 52, 0.9) +
		rect(x + 84, 580, 50, 52, 0.7) +
		line(
			[
				[x + 28, 606],
				[x + 54, 606],
			],
			6,
			0.2,
		);
	return (
		fade(0, 0, 1200, 900, 0.4, 0.3) +
		rect(80, 60, 1040, 780, 0.62) +
		count(24, (i) => count(17, (j) => disc(110 + i * 43, 90 + j * 45, 5, 0.42)).join('')).join('') +
		cylinder(150, 170) +
		cylinder(330, 0) +
		valve(200) +
		valve(440) +
		valve(680) +
		curve('M200 226Q120 420 240 560', 12, 0.97) +
		curve('M478 226Q560 400 300 560', 12, 0.1) +
		curve('M200 406Q140 520 480 560', 12, 0.97) +
		curve('M478 406Q700 420 540 560', 12, 0.1) +
		curve('M755 652Q755 770 940 740', 12, 0.97) +
		disc(980, 250, 84, 0.97) +
		ring(980, 250, 84, 12, 0.2) +
		line(
			[
				[980, 250],
				[1020, 200],
			],
			9,
			0.1,
		) +
		rect(930, 660, 140, 130, 0.86, 40)
	);
};
