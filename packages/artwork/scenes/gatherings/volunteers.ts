import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { fade, line, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';
import { banner } from '../props/banner.ts';

export const volunteers = (seed: string) => {
	const R = chance(seed);
	return (
		fade(0, 0, 1200, 900, 0.92, 0.7) +
		tree(70, 620, 560, 'va', 0.5) +
		tree(1140, 620, 520, 'vb', 0.5) +
		rect(0, 620, 1200, 280, 0.62) +
		line(
			[
				[170, 120],
				[170, 660],
			],
			12,
			0.3,
		) +
		line(
			[
				[1030, 120],
				[1030, 660],
			],
			12,
			0.3,
		) +
		banner(180, 110, 840, 160, 0.3, 0.96) +
		count(7, (i) =>
			person(
				140 + i * 154,
				860,
				480,
				{ ...somebody(R), top: 0.34, dress: 'shirt' },
				i % 3 === 1 ? { left: [-20, -104] } : i % 3 === 2 ? { right: [21, -103] } : {},
			),
		).join('')
	);
};
