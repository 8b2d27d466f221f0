import { count } from '../../numbers.ts';
import { fade, glow, oval, path, rect } from '../kit/shapes.ts';
import { flame } from '../props/flame.ts';

export const lampClose = () => {
	const arms = count(5, (i) => flame(260 + i * 170, 420 - Math.abs(i - 2) * -26, 150)).join('');
	return (
		fade(0, 0, 1200, 900, 0.1, 0.2) +
		glow(600, 320, 760, 480, 0.85, 0.8) +
		arms +
		path('M130 440Q600 620 1070 440Q1020 700 600 720Q180 700 130 440z', 0.62) +
		path('M130 440Q600 620 1070 440Q600 560 130 440z', 0.92) +
		rect(560, 700, 80, 200, 0.55) +
		oval(600, 760, 130, 40, 0.7) +
		count(5, (i) => oval(260 + i * 170, 322, 16, 42, 0.86)).join('')
	);
};
