import { capital, counted } from '#content/counted.ts';
import type { Track } from '#content/shapes.ts';
import type { ConferenceEdition } from './shape.ts';

/** CONF-6 */
const tracks: readonly Track[] = [
	{
		title: 'Technological Innovation & Strategic Management',
		topics: [
			'Digital Transformation and Emerging Technologies in Business',
			'Risk Management and Technology Foresight',
			'Open Innovation and Strategic Collaboration',
			'Globalization and Technological Strategy',
			'Technology-Driven Business Models & Innovation Management',
		],
	},
	{
		title: 'AI-Driven Computational Intelligence',
		topics: [
			'Neural Networks and Deep Learning Applications',
			'Fuzzy Logic and Expert Systems in Decision Making',
			'Evolutionary Algorithms and Optimization Techniques',
			'Image Recognition and Computer Vision Technologies',
			'AI in Natural Language Processing and Autonomous Robotics',
		],
	},
	{
		title: 'Innovations in Renewable Energy',
		topics: [
			'Advancements in Solar and Wind Energy Technologies',
			'Energy Storage and Smart Grid Systems',
			'Sustainable Bio Energy and Waste Conversion Technologies',
			'Energy Efficiency in Industrial and Agricultural Sectors',
			'Green Hydrogen Technologies & Ecosystem',
		],
	},
	{
		title: 'Advanced Modeling & Innovative System Design',
		topics: [
			'Structure Design and Green Buildings Simulations',
			'E-Vehicles and Automobile System Modelling',
			'Innovations in Additive Manufacturing and Smart Materials',
			'Micro- and Nano-Scale Mechanics for Precision Device Design',
		],
	},
	{
		title: 'Emerging Trends in AI',
		topics: [
			'AI Ethics and Policy',
			'Advanced Robotics and Automation',
			'AI in Healthcare',
			'AI in Finance and Risk Management',
			'AI in Marketing and Customer Experience',
		],
	},
];

/** AIC-RAETHM 2025. All that the site says of it comes from here and from the files beside it: people, photos, abstracts. */
export const edition2025: ConferenceEdition = {
	id: 'aic-raethm-2025',
	slug: '2025',
	name: 'AIC-RAETHM 2025',
	series: 'AIC-RAETHM',
	year: '2025',
	revised: '2024-11-01',
	dates: [
		{
			id: 'paper',
			label: 'Full paper submission',
			is: 'deadline',
			first: '2024-12-14',
			revision: 0,
		},
		{ id: 'acceptance', label: 'Notification of acceptance', is: 'days', first: '2024-12-20', revision: 0 },
		{ id: 'camera-ready', label: 'Camera-ready paper', is: 'deadline', first: '2024-12-26', revision: 0 },
		{
			id: 'registration',
			label: 'Last date of registration',
			is: 'deadline',
			first: '2024-12-31',
			revision: 0,
		},
		{
			id: 'conference',
			label: 'Conference',
			is: 'days',
			first: '2025-01-10',
			last: '2025-01-11',
			revision: 0,
		},
	],
	venue: {
		institute: 'Vidhyapeeth Institute of Science and Technology (VIST)',
		short: 'VIST',
		city: 'Bhopal',
		region: 'Madhya Pradesh',
		country: 'India',
	},
	host: 'The 2025 edition was organised with, and held at, Vidhyapeeth Institute of Science and Technology (VIST), Bhopal.',
	tracks,
	scope:
		'from strategic management and computational intelligence to renewable energy, modelling and emerging trends in AI',
	journals: [
		'Research Journal of Engineering Technology & Medical (RJETM)',
		'A Journal of Medical Science & Technology (STM)',
	],
	brochure: {
		name: 'Brochure',
		type: 'PDF, 846 kB',
		file: '/documents/aic-raethm-2025-brochure.pdf',
	},
	downloads: [
		{ name: 'Paper template', type: 'PDF, 116 kB', file: '/documents/paper-template.pdf' },
		{ name: 'Paper template', type: 'MS-Word, 16 kB', file: '/documents/paper-template.docx' },
	],
	/** AWD-1: the groups and their numbers are known, the people are not. */
	awards: [
		{
			title: 'Best Paper Award',
			many: 'best papers',
			to: 'winners',
			description: `${capital(counted(tracks.length, 'winner'))}.`,
			entries: [
				{
					sample: true,
					prize: 'Best Paper, Track 1',
					names: ['Winner, Track 1'],
					details: 'Technological Innovation & Strategic Management',
				},
				{
					sample: true,
					prize: 'Best Paper, Track 2',
					names: ['Winner, Track 2'],
					details: 'AI-Driven Computational Intelligence',
				},
				{
					sample: true,
					prize: 'Best Paper, Track 3',
					names: ['Winner, Track 3'],
					details: 'Innovations in Renewable Energy',
				},
				{
					sample: true,
					prize: 'Best Paper, Track 4',
					names: ['Winner, Track 4'],
					details: 'Advanced Modeling & Innovative System Design',
				},
				{
					sample: true,
					prize: 'Best Paper, Track 5',
					names: ['Winner, Track 5'],
					details: 'Emerging Trends in AI',
				},
			],
		},
		{
			title: 'Overall Best Award',
			many: 'overall best awards',
			to: 'winners',
			description: 'Five winners across all tracks.',
			entries: [
				{
					sample: true,
					prize: 'Overall Best',
					names: ['Winner 1 of 5'],
					details: 'Title of the paper to be confirmed',
				},
				{
					sample: true,
					prize: 'Overall Best',
					names: ['Winner 2 of 5'],
					details: 'Title of the paper to be confirmed',
				},
				{
					sample: true,
					prize: 'Overall Best',
					names: ['Winner 3 of 5'],
					details: 'Title of the paper to be confirmed',
				},
				{
					sample: true,
					prize: 'Overall Best',
					names: ['Winner 4 of 5'],
					details: 'Title of the paper to be confirmed',
				},
				{
					sample: true,
					prize: 'Overall Best',
					names: ['Winner 5 of 5'],
					details: 'Title of the paper to be confirmed',
				},
			],
		},
		{
			title: 'Distinguished Contribution',
			many: 'distinguished contributions',
			to: 'people',
			description: 'Three people honoured for their contribution.',
			entries: [
				{
					sample: true,
					prize: 'Distinguished Contribution',
					names: ['Contributor 1 of 3'],
					details: 'Field of the contribution to be confirmed',
				},
				{
					sample: true,
					prize: 'Distinguished Contribution',
					names: ['Contributor 2 of 3'],
					details: 'Field of the contribution to be confirmed',
				},
				{
					sample: true,
					prize: 'Distinguished Contribution',
					names: ['Contributor 3 of 3'],
					details: 'Field of the contribution to be confirmed',
				},
			],
		},
	],
	proceedings: {
		/** PROC-1: the counts are exact; which track each belongs to is to be confirmed. */
		papers: [
			{ sample: true, track: 0, paperCount: 25, type: 'Research Track' },
			{ sample: true, track: 1, paperCount: 30, type: 'Technical Track' },
			{ sample: true, track: 2, paperCount: 28, type: 'Technical Track' },
			{ sample: true, track: 3, paperCount: 22, type: 'Research Track' },
		],
		/** PROC-2 */
		documents: [
			{
				id: 'conference-summary',
				title: 'Conference Summary',
				description: 'Dates, venue, papers by track, keynote talks, awards and publication.',
			},
			{
				sample: true,
				id: 'abstract-book',
				title: 'Abstract Book',
				description: 'Abstracts in the order of the tracks and their topics.',
			},
		],
	},
	people: () => import('./2025-people.ts'),
	photos: () => import('./2025-photos.ts'),
};
