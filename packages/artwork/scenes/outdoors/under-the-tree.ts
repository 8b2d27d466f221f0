import { person } from '../figure/person.ts';
import { sari, suit } from '../kit/looks.ts';
import { fade, faint, oval, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';

export const underTheTree = () =>
	fade(0, 0, 1200, 620, 0.97, 0.84) +
	fade(0, 600, 1200, 300, 0.6, 0.46) +
	faint(0.5, oval(600, 770, 480, 70, 0.14)) +
	tree(660, 760, 1050, 'big', 0.34) +
	rect(330, 640, 500, 30, 0.2) +
	rect(360, 660, 20, 110, 0.16) +
	rect(780, 660, 20, 110, 0.16) +
	person(500, 790, 420, sari, { seated: true, right: [18, -66], left: [-10, -50], gaze: 0.8 }) +
	person(690, 790, 430, suit, { seated: true, left: [-12, -50], right: [10, -50], gaze: -0.8 });
