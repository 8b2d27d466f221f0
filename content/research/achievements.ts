import { achievements as pictures } from '#content/pictures/achievements.ts';
import { inOrder } from '#content/records/in-order.ts';
import { achievements as records } from '#content/records/index/achievements.ts';
import { order } from '#content/records/index/order.ts';
import { pictureOf } from '#content/records/picture-of.ts';
import type { Achievement, Sampled, Thread } from '#content/shapes.ts';

/** The colour of each kind. */
const threads: Readonly<Record<Achievement['kind'], Thread>> = {
	'Designed product': 'research',
	'Published paper': 'software',
	Recognition: 'conferences',
};

/** HOME-2, ACH-1 */
export const achievements: readonly Sampled<Achievement>[] = inOrder(records, order.achievements).flatMap(
	([, { picture, ...achievement }]) => {
		const shown = pictureOf(pictures, picture);
		return shown ? [{ ...achievement, picture: shown, thread: threads[achievement.kind] }] : [];
	},
);
