import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { person } from '../figure/person.ts';
import { somebody, suit } from '../kit/looks.ts';
import { fade, rect } from '../kit/shapes.ts';

export const instructor = (seed: string, drawing: string) =>
	fade(0, 0, 1200, 900, 0.3, 0.16) +
	rect(70, 80, 730, 520, 0.97) +
	drawing +
	person(950, 900, 640, suit, { left: [-33, -92], gaze: -0.8 }) +
	count(4, (i) => listener(80 + i * 190, 910, 190, somebody(chance(seed + i), -0.2))).join('');
