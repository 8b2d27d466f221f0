import { count } from '../../numbers.ts';
import { rect } from '../../scenes/kit/shapes.ts';

export const calendar = () =>
	rect(230, 130, 740, 680, 0.94, 20) +
	rect(230, 130, 740, 150, 0.5, 20) +
	count(4, (i) => rect(330 + i * 170, 70, 34, 120, 0.95, 17)).join('') +
	count(28, (i) =>
		rect(280 + (i % 7) * 94, 330 + Math.floor(i / 7) * 112, 68, 78, i === 17 || i === 18 ? 0.05 : 0.62),
	).join('');
