import { count } from '../../numbers.ts';
import { curve, fade, path } from '../kit/shapes.ts';

export const aerofoil = () => {
	const streams = count(12, (i) => {
		const y = 100 + i * 64;
		const off = y - 450;
		const push = Math.sign(off || 1) * 190 * Math.exp(-Math.abs(off) / 150);
		return curve(
			`M-20 ${y}C260 ${y} 300 ${y + push} 560 ${y + push * 0.8}S900 ${y + 40} 1220 ${y + 60}`,
			8 + 7 * Math.exp(-Math.abs(off) / 160),
			off < 0 ? 0.96 : 0.7,
		);
	}).join('');
	return (
		fade(0, 0, 1200, 900, 0.1, 0.2) +
		streams +
		path('M290 470Q330 360 560 380T1010 560Q700 560 480 546T290 470z', 0.08) +
		path('M310 466Q350 376 560 394T900 500Q620 430 310 466z', 0.5)
	);
};
