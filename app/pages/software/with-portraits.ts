import { people } from '#content/pictures/people.ts';
import type { Illustration, PictureFile } from '#content/shapes.ts';

/** Drawn where there is no portrait; as many as there are, then from the first again. */
const drawn: readonly PictureFile[] = Object.entries(people)
	.filter(([name]) => name.startsWith('testimonial-'))
	.map(([, file]) => file);

/** What was said, with a drawn portrait beside each; `from` is the drawing of the first. */
export const withPortraits = <Of>(
	said: readonly Of[],
	from: number,
): readonly (Of & { readonly portrait: Illustration })[] =>
	said.flatMap((one, at) => {
		const file = drawn[(from + at) % drawn.length];
		return file ? [{ ...one, portrait: { file, alt: '' } }] : [];
	});
