import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { type Look, sari, scholar, somebody } from '../kit/looks.ts';
import { disc, fade, glow, oval, path, rect, ring } from '../kit/shapes.ts';

const microphone = path('M5 -80L3.2 -87L5.4 -87.6L8 -81z', 0.06) + oval(3.8, -88.6, 2.9, 3.4, 0.04);

/** One row that faces us, behind its long desk. */
const row = (seed: string, y: number, h: number, toward: number, hands: readonly number[], skip = -1) => {
	const R = chance(seed);
	const gap = h * 0.92;
	return (
		count(Math.ceil(1300 / gap), (i) => {
			const x = i * gap - 20 + R.normal() * gap * 0.05;
			const raised = hands.includes(i);
			return i === skip
				? ''
				: person(x, y + h * 0.5, h * 1.5, somebody(R, 0.04), {
						left: [-6, -58],
						right: raised ? [15, -112] : [7, -57],
						gaze: Math.max(-1, Math.min(1, (toward - x) / 160)),
					});
		}).join('') +
		fade(0, y - h * 0.08, 1200, h * 1.1, 0.46, 0.22) +
		rect(0, y - h * 0.12, 1200, h * 0.07, 0.74)
	);
};

const asker: Look = { ...sari, top: 0.24, bottom: 0.2, skin: 0.46 };
const host: Look = { ...scholar, dress: 'suit', hair: 'short', top: 0.08, bottom: 0.06, skin: 0.32 };

/** Questions after a talk, seen over the speaker's shoulder. */
export const questions = () =>
	fade(0, 0, 1200, 420, 0.5, 0.34) +
	rect(0, 84, 1200, 14, 0.62) +
	count(3, (i) => rect(70 + i * 400, 130, 150, 190, 0.26) + rect(82 + i * 400, 142, 126, 178, 0.66)).join(
		'',
	) +
	disc(600, 40, 30, 0.95) +
	ring(600, 40, 30, 6, 0.2) +
	row('q1', 330, 130, 470, [7]) +
	row('q2', 480, 180, 470, [1], 3) +
	glow(470, 320, 360, 360, 1, 0.85) +
	person(470, 800, 640, asker, { left: [-12, -52], right: [7, -83], holds: microphone }) +
	fade(280, 466, 380, 190, 0.46, 0.24) +
	rect(280, 458, 380, 13, 0.74) +
	row('q3', 700, 250, 470, [1]) +
	path('M760 900L800 640H1200V900z', 0.13) +
	path('M780 640H1200V606H770z', 0.5) +
	person(1010, 1330, 1080, host, { view: 'back', left: [-24, -66], right: [15, -50] });
