import { fade, faint, oval, path } from '../kit/shapes.ts';
import { institute } from '../places/institute.ts';
import { palm } from '../places/palm.ts';
import { tree } from '../places/tree.ts';

export const campusLawn = () =>
	fade(0, 0, 1200, 520, 0.86, 0.97) +
	institute(330, 510, 800, 330, 0.7, 0.96) +
	fade(0, 500, 1200, 400, 0.5, 0.3) +
	path('M0 640Q400 560 700 620T1200 600V660Q800 640 560 690T0 720z', 0.8) +
	tree(150, 780, 640, 'la', 0.28) +
	tree(330, 600, 260, 'lb', 0.36) +
	palm(1110, 640, 360, 0.3) +
	faint(0.4, oval(210, 790, 260, 40, 0.1));
