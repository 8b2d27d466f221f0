import { person } from '../figure/person.ts';
import { student } from '../kit/looks.ts';
import { disc, rect, ring } from '../kit/shapes.ts';
import { loom } from './loom.ts';

export const matWorks = () =>
	loom(false) +
	[0, 1, 2]
		.map(
			(i) =>
				rect(40 + i * 20, 640 + i * 80, 330, 78, 0.7, 38) +
				disc(365 + i * 20, 679 + i * 80, 39, 0.5) +
				ring(365 + i * 20, 679 + i * 80, 22, 6, 0.85),
		)
		.join('') +
	person(820, 930, 620, { ...student, top: 0.95 }, { left: [-26, -66], right: [14, -62], gaze: -0.8 });
