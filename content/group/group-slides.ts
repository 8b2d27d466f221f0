import { films } from '#content/films.ts';
import { matsNames } from '#content/records/index/mats-names.ts';
import { publicationsNames } from '#content/records/index/publications-names.ts';
import type { GroupSlide } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** GROUP-1, GROUP-2. The figures of the first two are the requirements'; those of the third are counted on this site. */
export const groupSlides: readonly GroupSlide[] = [
	{
		id: 'software-development',
		title: 'Software development',
		video: films.software,
		alt: 'Film: a loom weaves lines of code',
		description: 'Websites, mobile apps and APIs: designed, built, hosted and maintained.',
		path: paths.software,
		action: { label: 'See our software services', to: paths.software },
		tags: ['Web', 'Mobile', 'APIs', 'Hosting'],
		stats: [
			{ value: '98%', label: 'client satisfaction' },
			{ value: '200+', label: 'projects' },
			{ value: '5M+', label: 'users' },
		],
		thread: 'software',
	},
	{
		id: 'knowledge-and-events',
		title: 'Knowledge and events',
		video: films.knowledge,
		alt: 'Film: slides change on the screen of a full hall, beside a lectern in the light',
		description: 'International conferences and workshops, from the call for papers to the proceedings.',
		path: paths.conferenceHub,
		action: { label: 'See our conferences', to: paths.conferenceHub },
		tags: ['Conferences', 'Workshops', 'Proceedings'],
		stats: [
			{ value: '50+', label: 'countries' },
			{ value: '100k+', label: 'participants' },
			{ value: '500+', label: 'events' },
		],
		thread: 'conferences',
	},
	{
		id: 'research-and-development',
		title: 'Research and development',
		video: films.research,
		alt: 'Film: a woven specimen is pulled in a test frame, and its curve is drawn',
		description: 'Test rigs, laboratory equipment, natural-fibre mats and help with publication.',
		path: paths.researchServices,
		action: { label: 'See the research services', to: paths.researchServices },
		tags: ['Test rigs', 'Fibre mats', 'Publication'],
		stats: [
			{ value: String(Object.keys(matsNames).length), label: 'fibre mats' },
			{ value: String(Object.keys(publicationsNames).length), label: 'kinds of publication' },
		],
		thread: 'research',
	},
];
