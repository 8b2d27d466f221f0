import { counted } from '#content/counted.ts';
import type { Link } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { paperWords } from './edition-words.ts';
import { current } from './editions.ts';

export const paperDeadline = dateOf(current, 'paper');

/** CONF-8 */
export const guidelines = {
	heading: 'Submission guidelines',
	steps: [
		'Write the full paper in the double-column IEEE format, in MS-Word.',
		'Keep it to 8-9 pages.',
		'Send only novel and unpublished work.',
		'Submit the full paper through the online submission of this site; it begins with title, track and abstract.',
	],
	submit: { label: 'Submit online', to: '#contact' } satisfies Link,
	time: paperDeadline && paperWords(paperDeadline, current.call),
	publication: `Accepted papers are published in ${counted(current.journals.length, 'ISSN journal')}:`,
};

export const { journals, brochure } = current;

export const downloads = [...current.downloads, ...(brochure ? [brochure] : [])];
