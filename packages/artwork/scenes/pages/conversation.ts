import { count } from '../../numbers.ts';
import { disc, fade, faint, path, place, rect, ring } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

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

/** The phone from above; its middle is at 0,0. */
const phone = () =>
	faint(0.45, rect(-186, -376, 424, 800, 0, 56)) +
	rect(-204, -400, 408, 800, 0.06, 56) +
	bubbles() +
	rect(-46, -380, 92, 16, 0.2, 8);

/** A mat, rolled up: its end to the left, its ribs along it; its middle is at 0,0. */
const roll = () =>
	faint(0.4, rect(-190, -54, 420, 150, 0, 70)) +
	rect(-190, -74, 420, 148, 0.66, 30) +
	count(6, (i) => rect(-120, -62 + i * 23, 350, 9, i % 2 ? 0.84 : 0.5)).join('') +
	disc(-180, 0, 74, 0.44) +
	ring(-180, 0, 52, 12, 0.82) +
	ring(-180, 0, 24, 12, 0.82);

/** A phone with two messages of a chat on a table, beside mats that are rolled up; the phone stays whole in a crop of seven to five. */
export const conversation = () =>
	fade(0, 0, 1200, 900, 0.46, 0.32) +
	place(890, 300, 0.95, roll(), { turn: -12 }) +
	place(920, 520, 0.95, roll(), { turn: 6 }) +
	place(430, 452, 0.98, phone(), { turn: -7 });
