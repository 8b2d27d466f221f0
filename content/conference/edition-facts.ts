import { capital, counted, given } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { Stat } from '#content/shapes.ts';
import { venueInShort } from './edition-words.ts';

/** An edition at a glance, for its brochure; what is not set yet is left out. */
export function factsOf({ tracks, journals, ...edition }: ConferenceEdition): readonly Stat[] {
	return [
		...given(tracks.length > 0, { label: 'Programme', value: capital(counted(tracks.length, 'track')) }),
		{ label: 'Paper', value: '8-9 pages, IEEE double column' },
		...given(journals.length > 0, {
			label: 'Publication',
			value: capital(counted(journals.length, 'ISSN journal')),
		}),
		{ label: 'Organised by', value: ['AEG', venueInShort(edition)].filter(Boolean).join(' with ') },
	];
}
