import { path, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';
import { inHand } from './phone.ts';

/** What they wrote stands at the left, what is answered at the right. */
const bubbles = () =>
	rect(-168, -346, 336, 692, 0.72) +
	rect(-168, -346, 336, 150, 0.3) +
	word(-140, -216, 46, 'AEG', 0.98) +
	rect(-146, -130, 236, 104, 1, 24) +
	path('M-146 -60v56l44 -30z', 1) +
	word(-124, -60, 50, 'Hello', 0.1) +
	rect(-90, 0, 236, 104, 0.14, 24) +
	path('M146 70v56l-44 -30z', 0.14) +
	word(28, 68, 46, 'Mats?', 0.98, { middle: true });

/** A phone in a hand with two messages of a chat, in the middle of the picture for a crop of five to two. */
export const conversation = () => inHand(bubbles());
