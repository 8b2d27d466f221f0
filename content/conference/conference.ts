import { capital, counted } from '#content/counted.ts';
import type { Link, PageMeta, Spec } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { journals } from './guidelines.ts';
import { tracks } from './tracks.ts';

export const meta: PageMeta = {
	path: 'conference',
	title: 'AIC-RAETHM 2025, Bhopal, 10–11 January 2025',
	description: `AIC-RAETHM 2025 in Bhopal, 10 and 11 January 2025: ${counted(tracks.length, 'track')}, important dates, submission guidelines, committee, registration and venue.`,
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
		{ label: 'Programme', value: capital(counted(tracks.length, 'technical track')) },
		{ label: 'Paper', value: '8-9 pages, IEEE double column' },
		{ label: 'Publication', value: capital(counted(journals.length, 'ISSN journal')) },
		{ label: 'Organised by', value: 'AEG with VIST, Bhopal' },
	],
};

export const tracksIntro = {
	heading: capital(counted(tracks.length, 'track')),
	lead: 'Find the track whose topics are closest to your paper.',
};

export const registration = {
	heading: 'Registration',
	lead: 'Send one form for each person. The organisers tell you the fee on request.',
};

export const contact = {
	heading: 'Ask the organisers',
	lead: 'Ask about papers, travel or registration. To submit a paper, send its title, track and abstract: the organisers reply with where to send the full paper.',
};
