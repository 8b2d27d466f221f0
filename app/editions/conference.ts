import {
	heroLinks as links,
	type Place,
	papersLink,
	placeName,
	proceedingsLink,
} from '#content/conference/conference.ts';
import { always } from '#content/conference/edition-words.ts';
import { venueMapOf } from '#content/conference/organisers.ts';
import type { ConferenceEdition, EditionPeople, Editions } from '#content/edition.ts';
import type { InEachState, Link } from '#content/shapes.ts';

/** What the page of the current edition shows, and in which order; its words stand in the file of content/ that has this name. */

/**
 * The links of the head. `first`: what is there to read of the edition; while it is ahead, what one does first. `second`:
 * the other of the two while it is ahead: its registration; its dates while registration is open.
 */
export function heroLinksOf({ current, isAhead, published }: Editions): {
	readonly first: InEachState<Link>;
	readonly second?: InEachState<Link>;
} {
	const proceedings = proceedingsLink(published, published === current);
	if (!isAhead) return { first: always(proceedings) };
	const { dates, paper, register, registration, venue } = links;
	return {
		first: {
			...always<Link>(dates),
			call: paper,
			open: register,
			running: venueMapOf(current) ? venue : dates,
			over: proceedings,
		},
		second: { ...always<Link>(registration), open: dates, over: dates },
	};
}

/** The papers of the proceedings, by the place of their track, each a link to its cloth: only where it is known which track they belong to. */
export const trackPapersOf = ({ proceedings }: ConferenceEdition) =>
	new Map(
		(proceedings?.papers ?? [])
			.filter(({ sample }) => !sample)
			.map((papers) => [papers.track, papersLink(papers)]),
	);

/** The members of the committee who review the papers, once somebody is named. */
export const reviewersIn = (committee: EditionPeople['committee']) =>
	committee.find(({ reviews, holders = [] }) => reviews && holders.length > 0);

/** An edition on record leads with what is left of it; one that is to come, with its dates and the registration. */
const orderOf = (isAhead: boolean): readonly Place[] =>
	isAhead
		? ['dates', 'register', 'tracks', 'trust', 'committee', 'contact']
		: ['record', 'trust', 'committee', 'tracks', 'dates', 'register', 'contact'];

/** The bands of the page in their order, as links; those without content are left out. */
export function placesOf(
	{ current: { tracks }, isAhead }: Editions,
	{ speakers, patrons, committee }: EditionPeople,
) {
	const counts: Partial<Record<Place, number>> = {
		committee: speakers.length + patrons.length + committee.length,
		tracks: tracks.length,
	};
	return orderOf(isAhead)
		.filter((place) => counts[place] !== 0)
		.map((place) => ({ place, label: placeName(place, isAhead), to: `#${place}` as const }));
}
