import { count } from '../../numbers.ts';

export const meshPatch = (x: number, y: number, w: number, h: number, n: number, ink = 0.3) =>
	count(n, (i) =>
		count(
			n,
			(j) =>
				`<path d="M${x + (i * w) / n} ${y + (j * h) / n}h${w / n}v${h / n}zv${h / n}h${w / n}" fill="none" stroke="rgb(${ink * 255},${ink * 255},${ink * 255})" stroke-width="${Math.max(2, w / 110)}"/>`,
		).join(''),
	).join('');
