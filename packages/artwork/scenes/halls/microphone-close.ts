import { chance, count } from '../../numbers.ts';
import { disc, fade, faint, poly, rect } from '../kit/shapes.ts';

export const microphoneClose = () => {
	const R = chance('bokeh');
	const lights = count(34, () =>
		faint(R.range(0.25, 0.8), disc(R.range(0, 1200), R.range(40, 620), R.range(16, 62), R.range(0.3, 0.7))),
	).join('');
	const mesh =
		count(
			9,
			(i) =>
				`<path d="M${476 + i * 22} 250q${(4 - i) * 5} 130 0 250" stroke="#333" stroke-width="5" fill="none"/>`,
		).join('') +
		count(
			8,
			(i) => `<path d="M452 ${270 + i * 30}q130 34 240 0" stroke="#333" stroke-width="5" fill="none"/>`,
		).join('');
	return (
		fade(0, 0, 1200, 900, 0.22, 0.06) +
		lights +
		`<g transform="rotate(-14 570 420)">${rect(440, 230, 260, 290, 0.84, 120)}${mesh}${rect(430, 486, 280, 44, 0.98, 8)}${poly(
			[
				[462, 530],
				[678, 530],
				[640, 1060],
				[500, 1060],
			],
			0.5,
		)}${poly(
			[
				[480, 530],
				[530, 530],
				[540, 1060],
				[508, 1060],
			],
			0.8,
		)}</g>`
	);
};
