import type { Download, Link } from '#content/shapes.ts';
import { paperDeadline } from '../editions/2025.ts';
import { paperWords } from './edition-words.ts';

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
	time: paperWords(paperDeadline),
	publication: 'Accepted papers are published in two ISSN journals:',
};

export const journals: readonly string[] = [
	'Research Journal of Engineering Technology & Medical (RJETM)',
	'A Journal of Medical Science & Technology (STM)',
];

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
