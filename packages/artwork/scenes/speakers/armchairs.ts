import { conversation } from '../gatherings/conversation.ts';
import { path, rect } from '../kit/shapes.ts';
import { cup } from '../props/cup.ts';
import { curtain } from '../props/curtain.ts';
import { flowers } from '../props/flowers.ts';

const back = (x: number) => rect(x, 580, 170, 400, 0.1, 44) + rect(x + 18, 604, 134, 380, 0.18, 32);

/** A talk in armchairs on a stage: two in profile, a low table between them. */
export const armchairs = (seed: string) =>
	conversation(
		curtain(0, 0, 1200, 900, 0.26, 20) + path('M430 0H770L1100 900H100z', 0.38) + back(-40) + back(1070),
		rect(420, 790, 360, 20, 0.92) +
			path('M590 810H610V900H590z', 0.6) +
			cup(500, 788, 70, 0.97) +
			flowers(660, 790, 170, seed),
	);
