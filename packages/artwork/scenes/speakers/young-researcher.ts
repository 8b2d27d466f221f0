import { chance } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { person } from '../figure/person.ts';
import { sari, somebody } from '../kit/looks.ts';
import { glow, rect } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';
import { chart } from '../props/chart.ts';

export const youngResearcher = (seed: string) =>
	rect(0, 0, 1200, 900, 0.08) +
	rect(330, 70, 800, 620, 0.9) +
	chart(430, 200, 600, 420, seed, 0.12) +
	rect(430, 120, 420, 34, 0.3) +
	glow(200, 620, 260, 330, 0.9, 0.5) +
	stage(760, 0.5) +
	person(210, 800, 330, sari, { right: [27, -90], gaze: 0.8 }) +
	listener(700, 910, 130, somebody(chance(seed), -0.3)) +
	listener(860, 914, 130, somebody(chance('b'), -0.3)) +
	listener(1010, 908, 130, somebody(chance('c'), -0.3));
