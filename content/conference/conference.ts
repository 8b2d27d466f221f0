import type { Link, PageMeta, Spec } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

export const meta: PageMeta = {
	path: 'conference',
	title: 'AIC-RAETHM 2025, Bhopal, 10–11 January 2025',
	description:
		'AIC-RAETHM 2025 in Bhopal, 10 and 11 January 2025: five tracks, important dates, submission guidelines, committee, registration and venue.',
	thread: 'conferences',
};

/** CONF-1 */
export const hero = {
	kind: 'Annual international conference',
	name: 'AIC-RAETHM',
	year: '2025',
	when: '10–11 January 2025',
	where: 'VIST, Bhopal, India',
	proceedings: { label: 'Conference Proceeding', to: paths.proceedings } satisfies Link,
	brochure: 'Brochure (PDF)',
};

export const facts: { readonly label: string; readonly items: readonly Spec[] } = {
	label: 'At a glance',
	items: [
		{ label: 'Programme', value: 'Five technical tracks' },
		{ label: 'Paper', value: '8-9 pages, IEEE double column' },
		{ label: 'Publication', value: 'Two ISSN journals' },
		{ label: 'Organised by', value: 'AEG with VIST, Bhopal' },
	],
};

export const tracksIntro = {
	heading: 'Five tracks',
	lead: 'Choose the track whose topics come closest to your paper.',
};

export const registration = {
	heading: 'Registration',
	lead: 'One form for each person. The fee is given on request.',
};

export const contact = {
	heading: 'Ask the organisers',
	lead: 'Questions about papers, travel or registration. To submit a paper, send its title, track and abstract: the organisers tell you where to send the full paper.',
};
