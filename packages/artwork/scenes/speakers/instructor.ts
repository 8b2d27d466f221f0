import { audience } from '../figure/from-behind.ts';
import { place, rect } from '../kit/shapes.ts';
import { presentation } from '../pages/presentation.ts';

/** An instructor in profile points at what is projected; participants watch, seen from behind. */
export const instructor = (drawing: string) =>
	presentation({
		wall: 0.3,
		board: rect(96, 70, 716, 560, 0.97) + place(20, 10, 1, drawing),
		who: { skin: 0.62, hair: 0.04, cut: 'bun', cloth: 0.6, fold: 0.36, collar: 0.97, nod: 2, rim: 0.96 },
		tip: [650, 372],
		before: audience(800, 0.6, 4, { from: 3, rim: 0.5 }),
	});
