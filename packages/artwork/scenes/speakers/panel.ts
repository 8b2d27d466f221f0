import { count } from '../../numbers.ts';
import { path, place, rect } from '../kit/shapes.ts';
import { bottle } from '../props/bottle.ts';
import { curtain } from '../props/curtain.ts';

import { handMicrophone } from '../props/hand-microphone.ts';
import { word } from '../props/words.ts';

const sign = (x: number, name: string) =>
	path(`M${x - 130} 640L${x - 112} 530H${x + 112}L${x + 130} 640z`, 0.98) +
	word(x, 606, 46, name, 0.12, { middle: true });

/** The table of a panel before its guests come: chairs, a name at each place, microphones, water. */
export const panel = () =>
	curtain(0, 0, 1200, 640, 0.34, 20) +
	path('M420 0H780L1100 640H100z', 0.46) +
	count(
		3,
		(i) => rect(110 + i * 380, 250, 220, 400, 0.14, 40) + rect(134 + i * 380, 280, 172, 300, 0.24, 30),
	).join('') +
	rect(0, 640, 1200, 36, 0.97) +
	rect(0, 676, 1200, 224, 0.62) +
	count(7, (i) => path(`M${60 + i * 180} 676h44l20 224h-84z`, 0.5)).join('') +
	count(3, (i) => sign(220 + i * 380, ['Guest', 'Chair', 'Guest'][i] ?? '')).join('') +
	count(3, (i) => place(46 + i * 380, 580, 0.86, handMicrophone(), { turn: 22 })).join('') +
	count(2, (i) => bottle(410 + i * 380, 640, 150, 0.97)).join('');
