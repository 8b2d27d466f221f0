import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { student, suit } from '../kit/looks.ts';
import { disc, glow, line, oval, path, rect } from '../kit/shapes.ts';

export const music = () => {
	const sitar =
		line(
			[
				[330, 330],
				[560, 700],
			],
			20,
			0.75,
		) +
		disc(580, 716, 74, 0.68) +
		disc(580, 716, 24, 0.2) +
		disc(352, 376, 28, 0.6) +
		count(7, (i) => disc(346 + i * 22, 332 + i * 36, 7, 0.95)).join('');
	const drum = (x: number, r: number) =>
		path(`M${x - r} 700q-10 110 ${r * 0.3} 130h${r * 1.4}q${r * 0.4} -30 ${r * 0.3} -130z`, 0.42) +
		oval(x, 700, r, r * 0.34, 0.92) +
		oval(x, 700, r * 0.42, r * 0.14, 0.15);
	const crossed = (x: number, t: number) =>
		path(`M${x - 190} 830q-10 -70 70 -92h240q80 22 70 92z`, t) +
		line(
			[
				[x - 90, 800],
				[x + 60, 812],
			],
			16,
			t * 0.75,
		);
	return (
		rect(0, 0, 1200, 900, 0.1) +
		glow(400, 420, 470, 520, 0.75, 0.7) +
		glow(880, 450, 400, 470, 0.7, 0.6) +
		person(
			400,
			1086,
			640,
			{ ...student, dress: 'kurta', top: 0.96 },
			{ left: [-14, -80], right: [16, -58], gaze: 0.4 },
		) +
		crossed(400, 0.7) +
		sitar +
		person(
			880,
			1086,
			620,
			{ ...suit, dress: 'kurta', top: 0.5 },
			{ left: [-14, -64], right: [12, -64], gaze: -0.3 },
		) +
		crossed(880, 0.34) +
		drum(800, 62) +
		drum(950, 76) +
		rect(0, 850, 1200, 50, 0.2) +
		rect(60, 826, 1080, 40, 0.56)
	);
};
