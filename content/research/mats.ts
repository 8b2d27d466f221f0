import { mats as pictures } from '#content/pictures/mats.ts';
import { inOrder } from '#content/records/in-order.ts';
import { mats as records } from '#content/records/index/mats.ts';
import { order } from '#content/records/index/order.ts';
import { pictureOf } from '#content/records/picture-of.ts';
import type { Mat } from '#content/shapes.ts';

/**
 * The mats of PROD-1. Where a fibre comes from, its uses and its facts are those of the sources named with each mat; what
 * each source says stands in docs/fibre-sources.md. The weave is the one that our drawing shows.
 */
export const mats: readonly Mat[] = inOrder(records, order.mats).flatMap(([id, { picture, ...mat }]) => {
	const shown = pictureOf(pictures, picture);
	return shown ? [{ ...mat, id, picture: shown }] : [];
});
