import { held } from '../figure/held.ts';
import { path, place } from '../kit/shapes.ts';
import { curtain } from '../props/curtain.ts';
import { trophy } from '../props/trophy.ts';

/** Two hands lift a cup over the lights of a stage. */
export const winners = () =>
	curtain(0, 0, 1200, 900, 0.28, 20) +
	path('M470 0H730L1100 900H100z', 0.44) +
	held(472, 728, 560, place(600, 640, 1, trophy(0, 0, 540, 0.94)), {
		skin: 0.66,
		cloth: [0.92, 0.12],
		cuff: [0.4, 0.97],
		turn: 52,
		elbow: [130, 290],
	});
