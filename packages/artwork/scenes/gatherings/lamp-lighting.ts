import { person } from '../figure/person.ts';
import { kurta, sari, suit } from '../kit/looks.ts';
import { glow } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';
import { banner } from '../props/banner.ts';
import { brassLamp } from '../props/brass-lamp.ts';
import { curtain } from '../props/curtain.ts';

/** Ceremonies, breaks and group pictures. */
export const lampLighting = () =>
	curtain(0, 0, 1200, 760, 0.42, 20) +
	glow(600, 380, 420, 420, 1, 0.6) +
	banner(330, 60, 540, 110, 0.9, 0.3) +
	stage(760, 0.56) +
	brassLamp(600, 800, 500) +
	person(330, 800, 500, kurta, { right: [30, -82], gaze: 0.8 }) +
	person(180, 806, 480, suit, { gaze: 0.8 }) +
	person(862, 800, 480, sari, { left: [-29, -82], gaze: -0.8 }) +
	person(1024, 806, 500, suit, { gaze: -0.8 });
