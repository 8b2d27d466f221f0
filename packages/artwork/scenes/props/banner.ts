import { rect } from '../kit/shapes.ts';
import { capitalFor, word } from './words.ts';

const name = 'AIC-RAETHM';

/** A banner with the name of the conference; a plain rule where its letters would fall apart. */
export const banner = (x: number, y: number, w: number, h: number, ground = 0.92, ink = 0.25) => {
	const capital = Math.min(h * 0.5, capitalFor(name, w * 0.84));
	return (
		rect(x, y, w, h, ground) +
		(capital < 26
			? rect(x + w * 0.14, y + h * 0.4, w * 0.72, h * 0.2, ink)
			: word(x + w / 2, y + h / 2 + capital / 2, capital, name, ink, { middle: true }))
	);
};
