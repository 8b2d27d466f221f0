import { count } from '../../numbers.ts';
import { curve, disc, path, rect } from '../kit/shapes.ts';
import { word } from './words.ts';

const paper = 0.1;
const drawn = 0.95;

/** A hall as a blueprint, light lines on dark paper: walls, a stage, four rows of seats around it, an open door; 640 by 500 around 0,0. */
export const hallPlan = () =>
	rect(-320, -250, 640, 500, paper) +
	rect(-284, -214, 568, 428, drawn) +
	rect(-270, -200, 540, 400, paper + 0.08) +
	path('M-136 -200h272v64q-136 52 -272 0z', 0.66) +
	word(0, -138, 46, 'Stage', 0.04, { middle: true }) +
	count(4, (row) =>
		count(6 + 2 * row, (i) => {
			const angle = (i / (5 + 2 * row) - 0.5) * 1.5;
			const far = 178 + row * 54;
			return disc(Math.sin(angle) * far, -236 + Math.cos(angle) * far, 15, row ? 0.7 : drawn);
		}).join(''),
	).join('') +
	rect(-32, 194, 64, 24, paper + 0.08) +
	curve('M-32 202V138A64 64 0 0 1 32 202', 9, drawn);
