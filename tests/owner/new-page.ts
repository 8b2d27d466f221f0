import { readFileSync } from 'node:fs';
import type { Recipe } from './recipe.ts';

/** A page of the group, as "Add a page" of CONTRIBUTING.md says it, with the page that is printed there. */

const words = `import type { Intro, IntroWithActions, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

export const meta: PageMeta = {
	path: 'careers',
	title: 'Careers: work with AEG in Bhopal',
	description:
		'Work with AEG Consultancy Services in Bhopal: whom we look for, what the work is, and how to write to us with what you have made.',
};

export const head: Intro = { heading: 'Careers', lead: 'We look for people who measure, build and explain.' };

export const closing: IntroWithActions = {
	heading: 'Write to us',
	lead: 'Say what you have made, and what you want to learn.',
	actions: [{ label: 'Contact Us', to: paths.contact }],
};
`;

/** The printed page, for this one. */
function page(): string {
	const [, printed = ''] =
		/## Add a page\n.*?```tsx\n(.*?)```/s.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
	return printed
		.replace('content/conference/travel.ts', 'content/group/careers.ts')
		.replace('{ head, meta }', '{ closing, head, meta }')
		.replace(
			"import { Section } from '#app/sections/section.tsx'",
			"import { ClosingCall } from '#app/sections/closing-call.tsx'",
		)
		.replace('<Section>…</Section>', '<ClosingCall {...closing} />');
}

export const newPage: Recipe = {
	name: 'a page of the group, “Careers”',
	edit(copy) {
		copy.write('content/group/careers.ts', words);
		copy.write('app/pages/group/careers.tsx', page());
		copy.replace('contract/paths.ts', "\tsearch: '/", "\tcareers: '/Careers',\n\tsearch: '/");
		copy.replace(
			'app/routes.tsx',
			'\t\t\tpage(paths.search,',
			"\t\t\tpage(paths.careers, () => import('./pages/group/careers.tsx')),\n\t\t\tpage(paths.search,",
		);
		copy.replace(
			'content/site/search.ts',
			"\t\t\t{ label: 'Privacy',",
			"\t\t\t{ label: 'Careers', to: paths.careers },\n\t\t\t{ label: 'Privacy',",
		);
		copy.replace(
			'content/site/page-keywords.ts',
			'\tgroupHome:',
			"\tcareers: 'jobs. vacancy. internship.',\n\tgroupHome:",
		);
	},
	says: [
		['/Careers', 'We look for people who measure, build and explain.'],
		['/search', '/Careers'],
	],
};
