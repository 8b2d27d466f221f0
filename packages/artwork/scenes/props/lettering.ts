import { chance } from '../../numbers.ts';
import { rect } from '../kit/shapes.ts';

export const lettering = (x: number, y: number, w: number, h: number, t: number, seed: string) => {
	const R = chance(seed);
	let [at, out] = [0, ''];
	while (at < w - h) {
		const word = Math.min(R.range(1.4, 4) * h, w - at);
		out += rect(x + at, y, word, h, t, h / 4);
		at += word + h * 0.7;
	}
	return out;
};
