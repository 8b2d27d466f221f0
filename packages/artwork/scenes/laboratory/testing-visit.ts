import { count } from '../../numbers.ts';
import { fromBehind } from '../figure/from-behind.ts';
import { place, rect } from '../kit/shapes.ts';
import { presentation } from '../pages/presentation.ts';
import { testFrame } from './test-frame.ts';

/** A host in profile points at the specimen in a testing machine; a visitor, seen from behind, watches. */
export const testingVisit = () =>
	presentation({
		wall: 0.74,
		board:
			count(2, (i) => rect(40 + i * 860, 60, 260, 200, 0.95)).join('') +
			rect(0, 800, 1200, 100, 0.4) +
			testFrame(560, 860, 820, 0.34),
		who: {
			skin: 0.43,
			hair: 0.05,
			cut: 'short',
			glasses: true,
			cloth: 0.97,
			fold: 0.74,
			collar: 0.3,
			nod: 4,
		},
		tip: [606, 452],
		before: place(
			200,
			480,
			1.2,
			fromBehind({ skin: 0.4, hair: 0.04, cut: 'braid', cloth: 0.14, edge: 0.44, rim: 0.6 }),
		),
	});
