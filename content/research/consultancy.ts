import { capital } from '#content/counted.ts';
import { serviceScenes } from '#content/pictures/subjects/services.ts';
import { inOrder } from '#content/records/in-order.ts';
import { order } from '#content/records/index/order.ts';
import { publications } from '#content/records/index/publications.ts';
import type { Link } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { waysToPublish } from '../conference/publication-names.ts';

/** Research consultancy on `/services`, step by step as a study goes. */
export const consultancy = {
	heading: 'Research consultancy',
	lead: 'Help with one step of your study, or with all five.',
	picture: serviceScenes.experiment,
	terms: { bring: 'You bring', work: 'We do', result: 'You get' },
	steps: [
		{
			step: 'Framing the question',
			bring: 'Your field, and the problem as you see it today',
			work: 'We read what has been published and narrow the problem down with you',
			result: 'A question that one study can answer, and the papers it builds on',
		},
		{
			step: 'Choosing a method',
			bring: 'Your question, a list of your equipment and the time you have',
			work: 'We compare the methods that could answer it, and what each of them needs',
			result: 'A method, the reasons for it, its limits and a list of the equipment it needs',
		},
		{
			step: 'Design of experiments',
			bring: 'The method, the material and what you can measure',
			work: 'We set the factors and their levels, the number of specimens and the order of the tests',
			result: 'A test plan that your laboratory can follow, and the design of a rig if you need one',
		},
		{
			step: 'Statistical analysis',
			bring: 'Your measurements, and how they were taken',
			work: 'We check the data, choose the statistical tests and work out what the results support',
			result: 'Tables, graphs and a description of the analysis',
		},
		{
			step: 'Writing for publication',
			bring: 'A draft, or your results and notes',
			work: 'We put the argument in order, edit the language and prepare figures and references',
			result: 'A manuscript in the format of its journal or conference',
		},
	],
	ask: { label: 'Tell us about your research', to: askAbout('research') } satisfies Link,
} as const;

const support = `${paths.sponsors}#publication` as const;

/** Publication support on `/services`: its routes, told in full on `/Sponsor`. */
export const publication = {
	heading: 'Publication support',
	lead: `${capital(waysToPublish)} to publish. Editors, reviewers and publishers make the decision; nobody can promise acceptance.`,
	routes: inOrder(publications, order.publications).map(([, { name, short }]) => ({
		to: support,
		label: name,
		text: short,
	})),
	more: { label: 'How we help with each', to: support } satisfies Link,
} as const;
