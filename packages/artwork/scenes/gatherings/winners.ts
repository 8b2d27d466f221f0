import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { sari, student, suit } from '../kit/looks.ts';
import { faint, poly, rect } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';
import { certificate } from '../props/certificate.ts';
import { curtain } from '../props/curtain.ts';
import { trophy } from '../props/trophy.ts';

export const winners = () =>
	curtain(0, 0, 1200, 700, 0.36, 22) +
	count(3, (i) =>
		faint(
			0.3,
			poly(
				[
					[250 + i * 350, 0],
					[300 + i * 350, 0],
					[440 + i * 320, 760],
					[120 + i * 330, 760],
				],
				1,
			),
		),
	).join('') +
	stage(740, 0.7) +
	rect(470, 660, 260, 120, 0.86) +
	rect(200, 710, 270, 70, 0.72) +
	rect(730, 710, 270, 70, 0.72) +
	person(
		600,
		668,
		470,
		{ ...sari, top: 0.34 },
		{ left: [-8, -64], right: [8, -64], holds: trophy(0, -58, 26) },
	) +
	person(330, 718, 470, student, {
		left: [-10, -58],
		right: [10, -58],
		holds: certificate(-13, -72, 26, 19),
	}) +
	person(866, 718, 480, suit, { left: [-10, -58], right: [10, -58], holds: certificate(-13, -72, 26, 19) });
