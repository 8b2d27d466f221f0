import type { Recipe } from './recipe.ts';

/** A new page, for a new service of the software division, with a topic of its own in the contact form. */

const words = `import type { Feature, Intro, IntroWithActions, PageMeta } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

export const meta: PageMeta = {
	path: 'dataAnalysis',
	title: 'Data analysis',
	description:
		'Data analysis by AEG: measurements cleaned, plotted and explained, with the program that did it, so that you can repeat every step.',
};

const ask = { label: 'Ask about your data', to: contactAbout('data-analysis') };

export const opening: IntroWithActions = {
	heading: 'Data analysis',
	lead: 'We clean your measurements, plot them and explain what they say and what they do not.',
	actions: [ask],
};

export const stepsIntro: Intro = { heading: 'What you get', lead: 'Three things, which belong to you.' };

export const steps: readonly Feature[] = [
	{ title: 'Clean data', text: 'What was left out, and why, is written down.' },
	{ title: 'Plots', text: 'Ready for print, with units and errors.' },
	{ title: 'The program', text: 'Run it again when there are more measurements.' },
];

export const closing: IntroWithActions = {
	heading: 'Have measurements?',
	lead: 'Send a few lines of them and the question you want answered.',
	actions: [ask],
};
`;

const page = `import { CardGrid } from '#app/sections/card-grid.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/data-analysis.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead {...words.opening} />
			<Section>
				<SectionHeading {...words.stepsIntro} />
				<CardGrid items={words.steps} />
			</Section>
			<ClosingCall {...words.closing} />
		</>
	);
}
`;

export const newService: Recipe = {
	name: 'a new page and a new service',
	edit(copy) {
		copy.replace('contract/paths.ts', "\tchat: '/", "\tdataAnalysis: '/services/data-analysis',\n\tchat: '/");
		copy.write('content/software/data-analysis.ts', words);
		copy.write('app/pages/software/services/data-analysis.tsx', page);
		copy.replace(
			'app/routes.tsx',
			'\t\t\tpage(paths.seo,',
			"\t\t\tpage(paths.dataAnalysis, () => import('./pages/software/services/data-analysis.tsx')),\n\t\t\tpage(paths.seo,",
		);
		copy.replace(
			'content/software/topics.ts',
			'\n\t\thosting: topic(',
			"\n\t\t'data-analysis': topic('An analysis of data', 'What was measured', 'The question'),\n\t\thosting: topic(",
		);
		copy.replace(
			'content/software/software.ts',
			'\t{\n\t\tpicture: { file: software.search,',
			"\t{\n\t\tpicture: { file: software.board, alt: '' },\n\t\ttitle: 'Data analysis',\n\t\ttext: 'Measurements cleaned, plotted and explained.',\n\t\tto: paths.dataAnalysis,\n\t},\n\t{\n\t\tpicture: { file: software.search,",
		);
		copy.replace(
			'content/site/search.ts',
			"\t\t\t{ label: 'SEO services',",
			"\t\t\t{ label: 'Data analysis', to: paths.dataAnalysis },\n\t\t\t{ label: 'SEO services',",
		);
	},
	says: [
		['/services/data-analysis', 'what they say and what they do not'],
		['/software', '/services/data-analysis'],
		['/search', '/services/data-analysis'],
		['/contact', 'value="data-analysis"'],
	],
};
