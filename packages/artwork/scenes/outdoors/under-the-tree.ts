import { curve, fade, faint, oval, place, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';
import { cup } from '../props/cup.ts';

export const underTheTree = () =>
	fade(0, 0, 1200, 620, 0.97, 0.84) +
	fade(0, 600, 1200, 300, 0.6, 0.46) +
	faint(0.5, oval(600, 770, 480, 70, 0.14)) +
	tree(660, 760, 1050, 'big', 0.34) +
	place(
		-150,
		-220,
		1.28,
		rect(330, 640, 500, 30, 0.2) +
			rect(360, 660, 20, 110, 0.16) +
			rect(780, 660, 20, 110, 0.16) +
			rect(430, 520, 120, 124, 0.14, 12) +
			curve('M456 524v-44h66v44', 12, 0.14) +
			rect(600, 616, 150, 24, 0.97) +
			rect(612, 592, 130, 24, 0.3) +
			cup(690, 590, 54, 0.97),
	);
