import { count, mix } from '../../numbers.ts';
import { disc, line, type Point, path, poly } from '../kit/shapes.ts';
import { monitor } from './monitor.ts';

export const bracketMesh = () => {
	const nodes = count(15, (i) =>
		count(5, (j): Point => {
			const s = i / 14;
			const k = j / 4;
			const [cx, cy] = s < 0.5 ? [380, mix(180, 590, s * 2)] : [mix(380, 980, s * 2 - 1), 590];
			return s < 0.5 ? [cx + k * 150 - s * 20, cy] : [cx, cy - (1 - k) * -30 - k * 130 + 30];
		}),
	);
	const cells = count(14, (i) =>
		count(4, (j) => {
			const [a, b, c, d] = [nodes[i]?.[j], nodes[i + 1]?.[j], nodes[i + 1]?.[j + 1], nodes[i]?.[j + 1]];
			return a && b && c && d
				? poly([a, b, c, d], 0.62 - j * 0.05 + (i % 2) * 0.05) + line([a, b, c, d, a, c], 4, 0.14)
				: '';
		}).join(''),
	).join('');
	return monitor(
		cells +
			disc(440, 230, 34, 0.96) +
			disc(900, 560, 34, 0.96) +
			path('M1010 200l60 30l-60 30z', 0.3) +
			line(
				[
					[1040, 160],
					[1040, 300],
				],
				6,
				0.3,
			),
	);
};
