import { people } from './pictures/people.ts';
import { testimonials as records } from './records/index/testimonials.ts';
import type { RecordOf } from './records/shapes.ts';
import type { PictureFile, Sampled, Testimonial } from './shapes.ts';

type Stored = RecordOf<'testimonials'>['list'][number];

/** What was said, for one of the pages that show it. */
export const saidOn = (page: Stored['pages'][number]): readonly Sampled<Testimonial>[] =>
	records.list
		.filter(({ pages }) => pages.includes(page))
		.map((one) => ({ ...one, initials: initialsOf(one.name) }));

/** `Head of department` is `HD`: the first and the last word. */
function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/);
	return [words[0], words.length > 1 ? words.at(-1) : '']
		.map((word = '') => [...word][0]?.toUpperCase() ?? '')
		.join('');
}

/** Drawn where there is no portrait; as many as there are, then from the first again. */
const drawn: readonly PictureFile[] = Object.entries(people)
	.filter(([name]) => name.startsWith('testimonial-'))
	.map(([, file]) => file);

/** The same with a drawn head beside each; `from` is the drawing of the first. */
export const withHeads = <Of>(said: readonly Of[], from: number) =>
	said.flatMap((one, at) => {
		const file = drawn[(from + at) % drawn.length];
		return file ? [{ ...one, portrait: { file, alt: '' } }] : [];
	});
