import { closings } from '#content/pictures/closings.ts';
import type { Illustration } from '#content/shapes.ts';

/** Beside the form. */
export const picture: Illustration = {
	file: closings.plan,
	alt: 'Woven drawing: a sheet with the words “Goal”, “Users” and “Date”, over the draft of a website; the same page on a phone lies at its right, and a pen below it.',
};
