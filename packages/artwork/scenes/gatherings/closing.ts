import { count } from '../../numbers.ts';
import { path, rect } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';
import { chair } from '../props/chair.ts';
import { curtain } from '../props/curtain.ts';
import { flowers } from '../props/flowers.ts';
import { capitalFor, word } from '../props/words.ts';

/** The stage after the last talk: a banner, empty chairs, flowers. */
export const closing = (seed: string) =>
	curtain(0, 0, 1200, 680, 0.4, 26) +
	path('M440 0H760L1080 720H120z', 0.52) +
	rect(250, 110, 700, 190, 0.98) +
	rect(250, 110, 700, 18, 0.3) +
	rect(250, 282, 700, 18, 0.3) +
	word(600, 244, capitalFor('Thank you', 560), 'Thank you', 0.16, { middle: true }) +
	stage(660, 0.74) +
	count(5, (i) => chair(220 + i * 190, 690, 290, 0.16)).join('') +
	count(4, (i) => flowers(170 + i * 290, 800, 170, seed + i)).join('');
