import { counted, listed } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { EditionWords, Intro, Link, PageMeta } from '#content/shapes.ts';
import { editionPath, paths } from '#contract/paths.ts';
import { titleOf } from './conference.ts';
import { stateWords } from './edition-words.ts';

/** The page that an edition keeps once a newer one stands at `/Conference`. */

/** What it keeps; where that is little, also where the others are. */
function descriptionOf({ name, tracks, toShow }: ConferenceEdition): string {
	const kept = [
		...(tracks.length > 0 ? [counted(tracks.length, 'track')] : []),
		...toShow,
		'dates with a calendar file',
	];
	const more = kept.length > 3 ? '' : ' Newer conferences of AEG are one link away.';
	return `${name}, a past conference of AEG: its ${listed(kept)}.${more}`;
}

export const pastMetaOf = (edition: ConferenceEdition): PageMeta => ({
	path: 'pastConferences',
	address: editionPath(edition.slug),
	title: titleOf(edition),
	description: descriptionOf(edition),
});

/** An edition that is followed by another one has been held, whatever the clock says. */
export function stateOf(edition: ConferenceEdition): EditionWords {
	const words = stateWords(edition);
	return { ...words, standing: words.over };
}

/** What leads from the head to the bands of what was kept. */
export const bandLabels = {
	proceedings: 'Conference Proceeding',
	awards: 'Awards',
	photos: 'Pictures',
} as const;

export const tracksIntro: Intro = {
	heading: 'Tracks and topics',
	lead: 'The subjects of the call for papers.',
};

export const calendar = 'All dates as a calendar file';

export const closingOf = (current: ConferenceEdition) => ({
	heading: 'Other conferences',
	lead: 'The latest conference, and all that came before it.',
	actions: [
		{ label: current.name, to: paths.conference },
		{ label: 'Past conferences', to: paths.pastConferences },
	] satisfies Link[],
});
