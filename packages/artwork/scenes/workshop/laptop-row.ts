import { count } from '../../numbers.ts';
import { type Bust, bust } from '../figure/bust.ts';
import { fade, path, place, rect } from '../kit/shapes.ts';

const skin = 0.62;
const three: readonly Bust[] = [
	{ skin, hair: 0.04, cut: 'short', beard: true, cloth: 0.7, fold: 0.4, collar: 0.97, nod: 12, rim: 0.97 },
	{ skin, hair: 0.04, cut: 'braid', cloth: 0.9, fold: 0.6, collar: 0.5, nod: 12, rim: 0.97 },
	{ skin, hair: 0.04, cut: 'short', cloth: 0.4, fold: 0.2, collar: 0.97, nod: 12, rim: 0.97 },
];

/** An open laptop from the side: its screen leans back and is lit; 0,0 is its hinge. */
const laptop = () =>
	path('M-6 0L56 -214L72 -210L14 0z', 0.04) +
	path('M-22 -6L40 -214L54 -212L-6 -2z', 0.99) +
	path('M-220 -14H14V8H-220z', 0.1);

/** Three at laptops, one behind the other, seen from the side; their screens light their faces. */
export const laptopRow = () =>
	fade(0, 0, 1200, 900, 0.3, 0.22) +
	count(3, (i) => path(`M${330 + i * 380} 420L${120 + i * 380} 250V640z`, 0.4)).join('') +
	three.map((one, i) => place(110 + i * 380, 330, 0.94, bust(one))).join('') +
	rect(0, 690, 1200, 40, 0.8) +
	rect(0, 730, 1200, 170, 0.12) +
	count(3, (i) => place(360 + i * 380, 690, 1, laptop())).join('');
