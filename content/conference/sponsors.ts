import { currentName } from '#content/conference-names.ts';
import { inOrder } from '#content/records/in-order.ts';
import { order } from '#content/records/index/order.ts';
import { publications as records } from '#content/records/index/publications.ts';
import type { Intro, Link, PageMeta, PublicationType, Sampled } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';

export const meta: PageMeta = {
	path: 'sponsors',
	title: 'Sponsor a conference or publish your work',
	description:
		'How to sponsor or exhibit at an AEG conference, and publication support for authors: Scopus and UGC journals, books, book chapters, IEEE papers.',
	thread: 'conferences',
};

export const openLabel = 'What we do';

/** Leads to a message about the type of publication. */
export const askLabel = 'Ask about';

/** SPON-1 */
export const publications: readonly Sampled<PublicationType>[] = inOrder(records, order.publications).map(
	([id, { short: _, ...way }]) => ({ ...way, id }),
);

export const publicationSupport: Intro & { readonly link: Link } = {
	heading: 'Publication support',
	lead: 'We help you find the right journal or publisher, format the work and answer the reviewers. Editors, reviewers and publishers make the decision; nobody can promise acceptance.',
	link: { label: 'Research services', to: paths.researchServices },
};

export const sponsorship = {
	heading: 'Would you like to sponsor or exhibit?',
	lead: 'Send us what you can of the four details below, even before a conference is announced. We will answer with a written plan: what you get, what it costs and when we need your logo. Asking commits you to nothing.',
	points: [
		'What you want to support: a whole conference, one track, a workshop or an award.',
		'How you want to take part: fund the event, support authors or exhibit at the venue.',
		'What attendees should learn about: a product, a laboratory or an open position.',
		'Where your name should appear: choose from the places above.',
	],
	contact: { label: 'Contact Us', to: askAbout('sponsorship') } satisfies Link,
	edition: { label: `See ${currentName}`, to: paths.conference } satisfies Link,
};
