import { count } from '../../numbers.ts';
import { disc, line, oval, rect } from '../kit/shapes.ts';
import { monitor } from './monitor.ts';

export const stressPlate = () =>
	monitor(
		rect(300, 220, 760, 380, 0.62) +
			[0.5, 0.38, 0.28, 0.18, 0.1]
				.map((t, i) => oval(680, 410, 130 + (5 - i) * 26 - 60, 230 - i * 28, t))
				.join('') +
			count(
				4,
				(i) =>
					oval(430 + i * 16, 410, 100 - i * 22, 60 - i * 14, 0.7 + i * 0.05) +
					oval(930 - i * 16, 410, 100 - i * 22, 60 - i * 14, 0.7 + i * 0.05),
			).join('') +
			disc(680, 410, 84, 0.97) +
			count(7, (i) => rect(1070, 180 + i * 60, 26, 60, 0.1 + i * 0.13)).join('') +
			count(
				5,
				(i) =>
					line(
						[
							[290, 250 + i * 80],
							[258, 250 + i * 80],
						],
						8,
						0.2,
					) +
					line(
						[
							[1062, 250 + i * 80],
							[1068, 250 + i * 80],
						],
						8,
						0.2,
					),
			).join(''),
	);
