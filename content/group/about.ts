import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** `/About`. */
export const about = {
	meta: {
		path: 'about',
		title: 'About us: consultancy, collaboration, reach and vision',
		description:
			'Who AEG Consultancy Services is: a consultancy in Bhopal with a research, a conference and a software division, and the four themes that hold them together.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'About AEG',
		lead: 'A consultancy in Bhopal with three divisions: research, conferences and software. Four themes hold them together.',
	} satisfies Intro,
	themes: 'Four themes',
	closing: {
		heading: 'Which of the three do you need?',
		lead: 'If you are not sure, write to us and we will tell you who answers.',
		action: { label: 'Contact Us', to: paths.contact } satisfies Link,
	},
} as const;
