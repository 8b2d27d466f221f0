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
		'During the call for papers, start the online submission on the conference page: send the title, the track and the abstract. The organisers tell you where to send the full paper.',
	],
	time: paperDeadline && paperWords(paperDeadline, current.call),
	publication: `Accepted papers are published in ${counted(current.journals.length, 'ISSN journal')}:`,
};

/** Where a paper is sent, and what the same form is for after the deadline. */
export const submission = {
	submit: { label: 'Start the online submission', to: '#contact' },
	after: { label: 'Ask about a paper', to: '#contact' },
} as const satisfies Readonly<Record<string, Link>>;

export const { journals, brochure } = current;

export const downloads = [...current.downloads, ...(brochure ? [brochure] : [])];
