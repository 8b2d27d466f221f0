import type { ConferenceEdition, EditionPeople, EditionPhotos } from '#content/edition.ts';

/** What a page of one edition is given. People and photos are files of their own, fetched beside that of the page. */
export type OfEdition = {
	readonly edition: ConferenceEdition;
	readonly people: EditionPeople;
	readonly photos: EditionPhotos;
};
