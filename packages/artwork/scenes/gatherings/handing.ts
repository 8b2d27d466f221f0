import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { kurta, sari, suit } from '../kit/looks.ts';
import { disc, glow, rect } from '../kit/shapes.ts';
import { certificate } from '../props/certificate.ts';
import { curtain } from '../props/curtain.ts';
import { flowers } from '../props/flowers.ts';

export const handing = (seed: string, thing: 'certificate' | 'garland' | 'plaque') => {
	const what =
		thing === 'certificate'
			? certificate(490, 430, 200, 150)
			: thing === 'plaque'
				? rect(510, 420, 150, 190, 0.16, 12) + rect(528, 438, 114, 130, 0.97, 6) + disc(585, 490, 30, 0.4)
				: '';
	const garland =
		thing === 'garland'
			? count(23, (i) => {
					const a = (i / 22) * 4.1 - 0.48;
					return disc(790 + 84 * Math.cos(a), 430 + 196 * Math.sin(a), 22, i % 2 ? 0.2 : 0.5);
				}).join('')
			: '';
	return (
		curtain(0, 0, 1200, 900, thing === 'garland' ? 0.34 : 0.5, 16) +
		glow(600, 420, 520, 400, 0.9, 0.5) +
		person(thing === 'garland' ? 460 : 370, 1010, 760, suit, {
			right: [34, thing === 'garland' ? -86 : -68],
			left: thing === 'garland' ? [26, -74] : [26, -62],
			gaze: 0.7,
		}) +
		person(
			790,
			1010,
			740,
			thing === 'certificate' ? sari : kurta,
			thing === 'garland'
				? { left: [-6, -66], right: [6, -66], gaze: -0.5 }
				: { left: [-28, -68], right: [-24, -62], gaze: -0.7 },
		) +
		what +
		garland +
		flowers(90, 900, 240, seed)
	);
};
