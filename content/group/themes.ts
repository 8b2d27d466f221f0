import { counted, given, listed } from '#content/counted.ts';
import type { Editions } from '#content/edition.ts';
import { aboutScenes } from '#content/pictures/subjects/about.ts';
import type { Theme } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

const vision = 'We want research results to be used in products, courses and software.';

/** ABOUT-1 */
export const themesOf = ({ onRecord }: Editions): readonly Theme[] => [
	{
		id: 'consultancy',
		title: 'Consultancy',
		draft: 'plain',
		short: 'We help you frame the research question, choose the method and prepare the paper.',
		text: [
			'Tell us what you need: the design of an experiment for a thesis, help with reviewers’ comments, a machine for your laboratory, or a website, an app or a system for your institution.',
			'You receive a written plan: what we will do, what we need from you, when the work will be ready and what it will cost. Then you decide.',
		],
		points: [
			'Framing the research question and choosing the method',
			'Designing research set-ups and test rigs',
			'Preparing a paper for its journal or conference',
			'Building websites, apps and systems',
		],
		more: { label: 'Research consultancy, step by step', to: `${paths.researchServices}#consultancy` },
		picture: aboutScenes.consultancy,
		thread: 'research',
	},
	{
		id: 'collaboration',
		title: 'Collaboration',
		draft: 'basket',
		short: 'We bring departments, institutes and industry together at conferences and workshops.',
		text: [
			'At our conferences and workshops, a company with a new material can meet a laboratory that can test it.',
			`We organised ${onRecord.name}${onRecord.venue ? ` with ${onRecord.venue.institute}, ${onRecord.venue.city}, which also hosted it` : ''}.`,
		],
		points: [
			'Conferences planned together with a host institute',
			'Workshops for students and staff',
			'Our clients: universities, institutes and a hospital',
		],
		picture: aboutScenes.collaboration,
		thread: 'conferences',
	},
	{
		id: 'international-reach',
		title: 'International Reach',
		draft: 'twill',
		short: 'We welcome authors from every country at our conferences.',
		text: [
			'Our conferences are open to authors from every country. We help authors choose a journal, an edited book or a conference that reaches researchers in their field.',
			...given(
				onRecord.journals.length > 0,
				`Papers accepted for ${onRecord.name} are published in ${counted(onRecord.journals.length, 'ISSN journal')}: ${listed(onRecord.journals)}.`,
			),
		],
		points: ['Journals, books and book chapters', 'IEEE conferences and journals'],
		more: { label: 'Publication support', to: `${paths.researchServices}#publication` },
		picture: aboutScenes.reach,
		thread: 'software',
	},
	{
		id: 'our-vision',
		title: 'Our Vision',
		draft: 'satin',
		short: vision,
		text: [vision, 'In practice, we aim for:'],
		points: [
			'Natural fibres in place of synthetic ones, where they are strong enough',
			'Equipment repaired rather than replaced, where possible',
			'Results that others can repeat',
		],
		picture: aboutScenes.vision,
		thread: 'group',
	},
];
