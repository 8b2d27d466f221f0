import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { person } from '../figure/person.ts';
import { type Look, sari, somebody } from '../kit/looks.ts';
import { fade, faint, glow, path, rect } from '../kit/shapes.ts';
import { curtain } from '../props/curtain.ts';
import { lectern } from '../props/lectern.ts';
import { screen } from '../props/screen.ts';

/** The rows of a hall from behind, the nearest last. */
const rows = () => {
	const R = chance('full hall');
	return count(5, (row) => {
		const share = row / 4;
		const h = 70 + 160 * share ** 1.25;
		const y = 640 + 330 * share ** 1.15;
		const gap = h * 0.88;
		return count(Math.ceil(1360 / gap), (i) =>
			listener(
				i * gap - 60 + (row % 2) * gap * 0.5 + R.normal() * gap * 0.06,
				y + R.normal() * h * 0.04,
				h,
				somebody(R, 0.02 - 0.2 * share),
			),
		).join('');
	}).join('');
};

/** Dark against the light, or she would melt into it. */
const look: Look = { ...sari, top: 0.16, bottom: 0.14, skin: 0.36 };

/** One speaker, lit, before a full hall. */
export const speaker = () =>
	fade(0, 0, 1200, 900, 0.3, 0.1) +
	curtain(0, 40, 1200, 500, 0.36, 26) +
	rect(0, 0, 1200, 44, 0.1) +
	glow(800, 300, 560, 430, 0.98, 0.9) +
	screen(80, 100, 470, 310, 'full hall') +
	faint(0.16, path('M560 0h34L950 560H610zM930 0h34L1010 560H650z', 0.95)) +
	fade(0, 540, 1200, 54, 0.86, 0.66) +
	rect(0, 594, 1200, 306, 0.16) +
	count(18, (i) => rect(i * 70, 600, 62, 26, 0.24)).join('') +
	person(800, 600, 470, look, { left: [-19, -60], right: [25, -88], gaze: -0.7 }) +
	lectern(800, 606, 330, 0.44) +
	rows();
