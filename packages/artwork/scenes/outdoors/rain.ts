import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { fade, faint, line, oval, path, poly, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';

export const rain = (seed: string) => {
	const R = chance(seed);
	const walker = (x: number, y: number, h: number, t: number) =>
		person(x, y, h, somebody(R, -0.05), { view: 'back', stride: 7, right: [9, -82] }) +
		path(
			`M${x - h * 0.28} ${y - h * 1.02}Q${x + h * 0.06} ${y - h * 1.5} ${x + h * 0.42} ${y - h * 1.02}Q${x + h * 0.3} ${y - h * 1.09} ${x + h * 0.18} ${y - h * 1.02}Q${x + h * 0.06} ${y - h * 1.09} ${x - h * 0.05} ${y - h * 1.02}Q${x - h * 0.17} ${y - h * 1.09} ${x - h * 0.28} ${y - h * 1.02}z`,
			t,
		) +
		line(
			[
				[x + h * 0.07, y - h * 1.3],
				[x + h * 0.08, y - h * 0.8],
			],
			h * 0.016,
			0.15,
		);
	const drops = count(90, () => {
		const [a, b] = [R.range(0, 1250), R.range(-20, 880)];
		return line(
			[
				[a, b],
				[a - 14, b + 46],
			],
			3,
			0.97,
		);
	}).join('');
	const gate =
		rect(300, 180, 70, 420, 0.5) +
		rect(830, 180, 70, 420, 0.5) +
		rect(260, 130, 680, 84, 0.4) +
		rect(330, 152, 540, 40, 0.92);
	return (
		fade(0, 0, 1200, 900, 0.8, 0.62) +
		tree(110, 600, 460, 'ra', 0.46) +
		tree(1090, 600, 470, 'rb', 0.46) +
		gate +
		poly(
			[
				[380, 600],
				[820, 600],
				[1200, 900],
				[0, 900],
			],
			0.72,
		) +
		faint(0.7, drops) +
		walker(520, 690, 250, 0.95) +
		walker(680, 720, 270, 0.24) +
		walker(330, 870, 400, 0.3) +
		walker(860, 890, 420, 0.97) +
		count(6, (i) => oval(160 + i * 190, 850 + (i % 3) * 16, 60, 8, 0.92)).join('')
	);
};
