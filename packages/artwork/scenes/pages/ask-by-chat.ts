import { count } from '../../numbers.ts';
import { resting } from '../figure/hand-above.ts';
import { sleeve } from '../figure/hands.ts';
import { faint, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** A question and its answer, as a phone shows them; 380 by 700. */
const chat = () =>
	rect(0, 0, 380, 700, 0.03, 44) +
	rect(8, 30, 8, 620, 0.5, 4) +
	rect(22, 26, 336, 648, 0.76, 22) +
	rect(22, 26, 336, 112, 0.26, 22) +
	rect(22, 100, 336, 38, 0.26) +
	word(190, 110, capitalFor('Q & A', 220), 'Q & A', 0.98, { middle: true }) +
	rect(134, 166, 200, 226, 0.04, 26) +
	path('M334 340V428L264 384z', 0.04) +
	word(234, 348, 150, '?', 0.99, { middle: true }) +
	rect(46, 446, 226, 148, 0.99, 26) +
	path('M46 546V632L112 586z', 0.99) +
	word(159, 552, 76, 'Yes', 0.06, { middle: true });

/** The phone leans in a stand; the shadow of both goes back over the table. */
const standing = () =>
	faint(0.6, rect(40, 30, 380, 660, 0.01, 44) + path('M40 780H350L450 690H140z', 0.01)) +
	path('M120 660H260L300 770H80z', 0.1) +
	chat() +
	rect(24, 682, 332, 82, 0.04, 14) +
	rect(34, 686, 312, 10, 0.66, 5);

/** A phone in a stand with a question and its answer; a hand is raised before it. */
export const askByChat = () =>
	rect(0, 0, 1200, 740, 0.34) +
	count(4, (i) => rect(40 + i * 300, 0, 150, 740, 0.28)).join('') +
	path('M0 0H260L700 740H0z', 0.44) +
	rect(0, 740, 1200, 160, 0.2) +
	rect(0, 732, 1200, 12, 0.66) +
	place(250, 84, 0.93, standing()) +
	sleeve([[1040, 1180], 130], [[1010, 1010], 118], [[926, 672], 56], 0.96, 0.6, 0.5) +
	place(888, 420, 1.4, resting(0.64), { turn: -8 });
