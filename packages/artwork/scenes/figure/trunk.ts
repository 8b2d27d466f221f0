import type { Look } from '../kit/looks.ts';
import { line, path, poly } from '../kit/shapes.ts';
import type { Pose } from './pose.ts';

export function trunk({ dress, top, skin }: Look, view: Pose['view']): string {
	const wide = 12.5;
	const body = path(
		`M${-wide} -75q0 -7 ${wide * 0.7} -8h${wide * 0.6}q${wide * 0.7} 1 ${wide * 0.7} 8l-2 27h${-2 * wide + 4}z`,
		top,
	);
	const neck = line(
		[
			[0, -87],
			[0, -82],
		],
		5.6,
		skin * 0.92,
	);
	if (view === 'back') return neck + body;
	const open = dress === 'suit' || dress === 'coat';
	const chest = open
		? poly(
				[
					[-4, -83.5],
					[4, -83.5],
					[0, -62],
				],
				dress === 'suit' ? 0.92 : 0.55,
			) +
			line(
				[
					[0, -80],
					[0, -66],
				],
				1.8,
				dress === 'suit' ? 0.3 : 0.4,
			)
		: '';
	const drape =
		dress === 'sari'
			? poly(
					[
						[-11, -80],
						[-3, -83],
						[12, -52],
						[4, -48],
					],
					top * 0.66,
				)
			: '';
	return neck + body + chest + drape;
}
