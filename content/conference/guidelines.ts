import { counted } from '#content/counted.ts';
import type { Download, Link } from '#content/shapes.ts';
import { paperDeadline } from './edition.ts';
import { paperWords } from './edition-words.ts';

export const journals: readonly string[] = [
	'Research Journal of Engineering Technology & Medical (RJETM)',
	'A Journal of Medical Science & Technology (STM)',
];

/** CONF-8 */
export const guidelines = {
	heading: 'Submission guidelines',
	steps: [
		'Write the full paper in the double-column IEEE format, in MS-Word. The template below has the styles.',
		'Keep it to 8-9 pages, with figures and references.',
		'Submit only novel and unpublished work that is not under review elsewhere.',
		'Start the online submission with the form on this page: send the title, the track and the abstract. The organisers reply with where to send the full paper.',
	],
	submit: { label: 'Start the online submission', to: '#contact' } satisfies Link,
	time: paperWords(paperDeadline),
	publication: `Accepted papers are published in ${counted(journals.length, 'ISSN journal')}:`,
};

export const brochure: Download = {
	name: 'Brochure',
	type: 'PDF, 720 kB',
	file: '/documents/aic-raethm-2025-brochure.pdf',
};

export const downloads: readonly Download[] = [
	{ name: 'Paper template', type: 'PDF, 116 kB', file: '/documents/paper-template.pdf' },
	{ name: 'Paper template', type: 'MS-Word, 16 kB', file: '/documents/paper-template.docx' },
	brochure,
];
