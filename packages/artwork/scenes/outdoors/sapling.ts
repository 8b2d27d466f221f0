import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { kurta, sari } from '../kit/looks.ts';
import { curve, fade, line, oval, path } from '../kit/shapes.ts';
import { institute } from '../places/institute.ts';
import { tree } from '../places/tree.ts';

export const sapling = () =>
	fade(0, 0, 1200, 560, 0.95, 0.8) +
	tree(150, 590, 360, 'sa', 0.56) +
	tree(1020, 590, 400, 'sb', 0.56) +
	institute(380, 575, 420, 170, 0.8, 0.6, false) +
	fade(0, 560, 1200, 340, 0.56, 0.36) +
	person(330, 850, 540, kurta, { right: [31, -44], left: [18, -40], gaze: 0.7, lean: 16 }) +
	person(890, 850, 540, sari, { left: [-30, -46], right: [-14, -44], gaze: -0.7, lean: -14 }) +
	oval(610, 852, 130, 26, 0.14) +
	curve('M610 850q-6 -110 4 -190', 11, 0.2) +
	count(6, (i) => oval(610 + (i % 2 ? 34 : -34), 690 + i * 20 - (i % 2) * 12, 36, 13, 0.24)).join('') +
	path('M596 662q18 -60 34 0z', 0.24) +
	line(
		[
			[520, 566],
			[548, 842],
		],
		9,
		0.5,
	);
