import { count } from '../../numbers.ts';
import { curve, fade, path, place, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';
import { word } from '../props/words.ts';

/** A T-shirt that hangs from two pegs, 300 wide; 0,0 is the middle of its collar. */
const shirt = (letter: string, t: number, ink: number) =>
	path('M-70 -6Q0 40 70 -6L150 40L192 150L124 178L112 140V400H-112V140L-124 178L-192 150L-150 40z', t) +
	path('M112 140V400H60Q100 260 84 60z', t * 0.8) +
	curve('M-62 4Q0 46 62 4', 12, t * 0.7) +
	word(0, 250, 130, letter, ink, { middle: true }) +
	rect(-104, -26, 18, 56, 0.16, 6) +
	rect(86, -26, 18, 56, 0.16, 6);

/** The shirts of the volunteers dry on a line between two trees. */
export const shirtsOnALine = () =>
	fade(0, 0, 1200, 724, 0.94, 0.8) +
	tree(20, 760, 760, 'line a', 0.4) +
	tree(1190, 760, 740, 'line b', 0.4) +
	fade(0, 720, 1200, 180, 0.56, 0.44) +
	curve('M40 210Q600 300 1170 200', 9, 0.14) +
	count(3, (i) =>
		place(
			260 + i * 340,
			254 + (i === 1 ? 12 : 0),
			0.86,
			shirt(['A', 'I', 'C'][i] ?? '', i === 1 ? 0.34 : 0.2, 0.98),
			{
				turn: (i - 1) * -3,
			},
		),
	).join('');
