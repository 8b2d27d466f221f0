import { capital, counted, given, listed } from '#content/counted.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import type { Intro, IntroWithActions, PageMeta } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { countedTracksOf, notKnown } from './paper-counts.ts';

/** Of the latest edition whose proceedings are there. */
export function metaOf({ published }: Editions): PageMeta {
	const { name, paperTotal } = published;
	const held = [...given(paperTotal > 0, 'how many papers each track has'), ...contentsOf(published)];
	const more = held.length > 2 ? '' : ' To read one of the papers, ask the organisers.';
	return {
		path: 'proceedings',
		title: `Proceedings of ${name}`,
		description: `The proceedings of ${name}, by AEG: ${listed(held)}.${more}`,
	};
}

/** What the page has beside the numbers of papers. */
function contentsOf({ proceedings, photos }: ConferenceEdition): readonly string[] {
	const count = proceedings?.documents.length ?? 0;
	const documents = count > 0 ? [`${counted(count, 'PDF file')} for attendees`] : [];
	return ['where they are published', ...given(photos !== undefined, 'pictures'), ...documents];
}

export function headOf(edition: ConferenceEdition): Intro {
	const { name, paperTotal } = edition;
	return {
		heading: 'Conference proceedings',
		lead:
			paperTotal > 0
				? `${capital(counted(paperTotal, 'paper'))} in ${countedTracksOf(edition)} of ${name}: ${listed(['how many in each', ...contentsOf(edition)])}.`
				: `The papers of ${name}: ${listed(contentsOf(edition))}. How many there are is ${notKnown}.`,
	};
}

export const closing: IntroWithActions = {
	heading: 'Looking for a paper?',
	lead: 'Tell the organisers its title or its authors.',
	actions: [
		{ label: 'Ask for a paper', to: askAbout('paper') },
		{ label: 'Awards', to: paths.awards },
	],
};
