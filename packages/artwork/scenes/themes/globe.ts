import { chance, count } from '../../numbers.ts';
import { curve, disc, fade, glow, line, type Point, path, ring } from '../kit/shapes.ts';

export const globe = () => {
	const R = chance('cities');
	const cities = count(9, (): Point => {
		const [a, d] = [R() * 6.28, R.range(60, 300)];
		return [600 + d * Math.cos(a), 450 + d * Math.sin(a)];
	});
	const threads = cities
		.map(([x, y]) => curve(`M660 500Q${(x + 660) / 2} ${Math.min(y, 500) - 150} ${x} ${y}`, 6, 1))
		.join('');
	const lines = [-0.66, -0.33, 0, 0.33, 0.66]
		.map(
			(k) =>
				`<ellipse cx="600" cy="450" rx="${Math.abs(k) * 350}" ry="350" fill="none" stroke="#444" stroke-width="6"/>` +
				line(
					[
						[600 - 350 * Math.sqrt(1 - k * k), 450 + 350 * k],
						[600 + 350 * Math.sqrt(1 - k * k), 450 + 350 * k],
					],
					6,
					0.27,
				),
		)
		.join('');
	return (
		fade(0, 0, 1200, 900, 0.14, 0.26) +
		glow(600, 450, 560, 450, 0.7, 0.7) +
		disc(600, 450, 350, 0.56) +
		path('M600 100A350 350 0 0 1 600 800A240 350 0 0 0 600 100z', 0.42) +
		path(
			'M380 260q80 -60 150 -20q40 60 -20 90q-30 60 -90 30q-60 -30 -40 -100zM640 380q60 -30 120 0q30 70 -10 120q-40 80 -70 10q-60 -60 -40 -130zM430 520q60 -10 80 50q0 90 -50 120q-60 -60 -30 -170zM760 250q70 10 90 80q-60 10 -90 -80z',
			0.8,
		) +
		lines +
		threads +
		cities.map(([x, y]) => disc(x, y, 14, 1)).join('') +
		disc(660, 500, 22, 1) +
		ring(660, 500, 36, 6, 1)
	);
};
