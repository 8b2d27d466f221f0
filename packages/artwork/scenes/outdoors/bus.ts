import { count } from '../../numbers.ts';
import { curve, disc, fade, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';

/** A travelling bag, `h` high; x, y is the middle of its foot. */
const bag = (x: number, y: number, h: number, t: number) =>
	curve(`M${x - h * 0.2} ${y - h}v${-h * 0.2}h${h * 0.4}v${h * 0.2}`, 12, 0.1) +
	rect(x - h * 0.38, y - h, h * 0.76, h, t, 14) +
	rect(x - h * 0.38, y - h * 0.62, h * 0.76, h * 0.12, 0.6);

/** A bus with its door open; bags stand before it. */
export const bus = () => {
	const body =
		rect(230, 190, 1100, 500, 0.46, 40) +
		rect(230, 500, 1100, 60, 0.96) +
		count(5, (i) => rect(470 + i * 160, 250, 136, 170, 0.96, 14)).join('') +
		rect(290, 250, 130, 440, 0.1, 12) +
		rect(300, 216, 700, 22, 0.3);
	const wheel = (x: number) => disc(x, 690, 92, 0.08) + disc(x, 690, 44, 0.6);
	return (
		fade(0, 0, 1200, 900, 0.97, 0.7) +
		tree(90, 690, 560, 'bus', 0.5) +
		body +
		wheel(640) +
		wheel(1090) +
		rect(0, 770, 1200, 130, 0.44) +
		count(4, (i) => bag(90 + i * 120 + (i % 2) * 14, 870, 130 + (i % 2) * 40, i % 2 ? 0.14 : 0.3)).join('')
	);
};
