import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { person } from '../figure/person.ts';
import { somebody, student } from '../kit/looks.ts';
import { fade, glow } from '../kit/shapes.ts';
import { crowd } from './crowd.ts';

export const questionFromTheFloor = (seed: string) => {
	const R = chance(seed);
	return (
		fade(0, 0, 1200, 900, 0.3, 0.12) +
		glow(640, 330, 520, 420, 0.9, 0.55) +
		crowd(seed, 520, 560, 2, -0.06, 110, 130) +
		person(
			640,
			1010,
			760,
			{ ...student, top: 0.92 },
			{ view: 'side', left: [-6, -48], right: [12, -86], gaze: 0.6, holds: place12() },
		) +
		count(6, (i) =>
			listener(60 + i * 220 + (i > 2 ? 90 : 0), 900 + R.range(0, 40), 270, somebody(R, -0.2)),
		).join('')
	);
};

const place12 = () =>
	'<g transform="translate(12 -88)"><rect x="-1" y="-4" width="2" height="7" fill="#111"/><circle cy="-5" r="1.9" fill="#111"/></g>';
