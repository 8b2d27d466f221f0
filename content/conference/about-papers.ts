import { given } from '#content/counted.ts';
import type { Editions } from '#content/edition.ts';
import type { Feature, Href, Intro } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';

/** What the papers of the proceedings are, and where to read one. */
export function aboutPapersOf({
	published,
	addressOf,
}: Editions): Intro & { readonly cells: readonly (Feature & { readonly to?: Href })[] } {
	const { name, journals, proceedings, paperTotal } = published;
	const abstracts = proceedings?.documents.find(({ id }) => id.startsWith('abstract-book'));
	return {
		heading: 'About the papers',
		lead: `${paperTotal > 0 ? 'This page gives the number of papers and their tracks. It' : 'This page'} does not contain the papers.`,
		cells: [
			{
				title: 'What they are',
				text: `Full papers of 8-9 pages on novel and unpublished work, for the tracks of ${name}.`,
				to: `${addressOf(published)}#tracks`,
			},
			...given(journals.length > 0, {
				title: 'Where they are published',
				text: `In ISSN journals: ${journals.join('; ')}.`,
			}),
			...given(abstracts !== undefined, {
				title: 'Abstracts',
				text: `The ${abstracts?.title} below is for attendees. Others can ask the organisers for an abstract.`,
				to: '#documents',
			}),
			{
				title: 'To read or cite a paper',
				text: 'Ask the organisers for it. Cite the journal in which it was published.',
				to: askAbout('paper'),
			},
		],
	};
}
