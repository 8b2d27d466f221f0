import type { Editions } from '#content/edition.ts';
import type { Link, Stat } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { dayWords, venueInShort } from './edition-words.ts';

/** The latest edition on record, in figures that are known of it, each a way to what it counts. */
export function lastOf({ onRecord, addressOf }: Editions) {
	const { name, tracks, paperTotal, awardTotal } = onRecord;
	const own = addressOf(onRecord);
	const venue = venueInShort(onRecord);
	return {
		heading: `${name} in figures`,
		edition: onRecord,
		when: dayWords(onRecord, venue && `at ${venue}`),
		link: { label: 'See the conference page', to: own } satisfies Link,
		figures: [
			...(paperTotal > 0
				? [{ value: String(paperTotal), label: 'papers in the proceedings', to: paths.proceedings }]
				: []),
			...(awardTotal > 0 ? [{ value: String(awardTotal), label: 'awards', to: paths.awards }] : []),
			...(tracks.length > 0
				? [{ value: String(tracks.length), label: 'tracks', to: `${own}#tracks` as const }]
				: []),
		] satisfies (Stat & Link)[],
	};
}
