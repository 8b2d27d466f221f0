import { papersPlace } from '#content/conference/edition-words.ts';
import { uncounted } from '#content/conference/proceedings.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import type { Feature, Sampled, TrackLink } from '#content/shapes.ts';

/** PROC-1: the tracks of the call of which no count of papers is stated. */
export const uncountedOf = ({ tracks, proceedings }: ConferenceEdition): readonly Feature[] =>
	tracks
		.filter((_, at) => !proceedings?.papers.some(({ track }) => track === at))
		.map(({ title }) => ({ title, text: uncounted }));

/** PROC-1: each track of the proceedings leads to its topics on the page of the edition, at `address`. */
export const trackLinksOf = (
	edition: ConferenceEdition,
	address: ReturnType<Editions['addressOf']>,
): readonly Sampled<TrackLink>[] =>
	(edition.proceedings?.papers ?? []).map(({ track, ...papers }) => ({
		...papers,
		id: papersPlace(track),
		title: edition.tracks[track]?.title ?? '',
		to: `${address}#track-${track + 1}`,
	}));

/** Where the proceedings begin on a page that holds them: with the papers, or with the documents where no paper is counted. */
export const proceedingsPlace = ({ proceedings }: ConferenceEdition) =>
	proceedings?.papers.length ? '#papers' : '#documents';
