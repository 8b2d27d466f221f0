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
		'Write the full paper in the double-column IEEE format, in MS-Word. The paper template has the styles.',
		'Keep it to 8-9 pages, with figures and references.',
		'Submit only novel and unpublished work that is not under review elsewhere.',
		'Start the online submission on the conference page: send the title, the track and the abstract. The organisers tell you where to send the full paper.',
	],
	submit: { label: 'Start the online submission', to: '#contact' } satisfies Link,
	time: paperDeadline && paperWords(paperDeadline, current.call),
	publication: `Accepted papers are published in ${counted(current.journals.length, 'ISSN journal')}:`,
};

export const { journals, brochure } = current;

export const downloads = [...current.downloads, ...(brochure ? [brochure] : [])];
