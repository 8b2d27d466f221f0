import { count } from '../../numbers.ts';
import type { Bust } from '../figure/bust.ts';
import { grips } from '../figure/grips.ts';
import { curve, disc, fade, place, rect, ring } from '../kit/shapes.ts';
import { spanner } from '../props/spanner.ts';
import { testFrame } from './test-frame.ts';

const technician: Bust = {
	skin: 0.62,
	hair: 0.04,
	cut: 'short',
	beard: true,
	cloth: 0.97,
	fold: 0.7,
	collar: 0.4,
	nod: 6,
	rim: 0.9,
};

/** A technician in profile turns a nut of a testing machine; his tool box stands below. */
export const repair = () =>
	fade(0, 0, 1200, 900, 0.42, 0.34) +
	rect(0, 790, 1200, 110, 0.2) +
	testFrame(820, 880, 820, 0.98) +
	count(3, (i) => disc(558, 300 + i * 150, 26, 0.14) + ring(558, 300 + i * 150, 12, 7, 0.9)).join('') +
	grips(technician, [430, 530], place(0, -120, 1, spanner(210, 28, 0.98)), {
		lean: 58,
		turn: -12,
		bare: true,
	}) +
	rect(930, 740, 230, 130, 0.92, 8) +
	rect(930, 786, 230, 16, 0.3) +
	curve('M990 740q0 -56 55 -56t55 56', 16, 0.92);
