import { dayWords, venueInShort } from '#content/conference/edition-words.ts';
import { inShort, linkLabels as labels } from '#content/conference/past.ts';
import { given } from '#content/counted.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import { hallScenes } from '#content/pictures/subjects/halls.ts';
import type { Illustration, Link, ListedEdition } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { proceedingsPlace } from './proceedings.ts';

/** The latest record has the pages of that name; an older one keeps its parts on its own page. */
function linksTo(
	edition: ConferenceEdition,
	{ addressOf, awarded, pictured, published }: Editions,
): readonly Link[] {
	const own = addressOf(edition);
	return [
		{ label: labels.page, to: own },
		...given<Link>(edition.proceedings !== undefined, {
			label: labels.proceedings,
			to: edition === published ? paths.proceedings : `${own}${proceedingsPlace(edition)}`,
		}),
		...given<Link>(edition.photos !== undefined, {
			label: labels.photos,
			to: edition === pictured ? paths.gallery : `${own}#photos`,
		}),
		...given<Link>(edition.awards !== undefined, {
			label: labels.awards,
			to: edition === awarded ? paths.awards : `${own}#awards`,
		}),
	];
}

/** Neighbours on the list have different scenes. */
const pictureAt = (at: number): Illustration => hallScenes[at % 2 === 0 ? 'last-slide' : 'speaker'];

/** The list of past conferences (PAST-1). */
export const pastEditionsOf = (editions: Editions): readonly ListedEdition[] =>
	editions.listedAsPast.map((edition, at) => ({
		edition,
		when: dayWords(edition),
		where: venueInShort(edition),
		text: inShort(edition),
		picture: pictureAt(at),
		links: linksTo(edition, editions),
	}));
