import type { Download, Link } from '#content/shapes.ts';

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
	time: {
		before: 'Open until 14 December 2024, 23:59 IST.',
		after:
			'Submission for 2025 closed on 14 December 2024, 23:59 IST. A message about a paper still reaches the organisers.',
	},
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
