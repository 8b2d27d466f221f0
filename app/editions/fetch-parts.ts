import type { ConferenceEdition, EditionPeople, EditionPhotos } from '#content/edition.ts';

/** The people of an edition, a file of their own; nobody where it names none. */
export const fetchPeople = async ({ people }: ConferenceEdition): Promise<EditionPeople> =>
	(await people?.()) ?? { speakers: [], patrons: [], committee: [] };

/** The photos of an edition, a file of their own; none where it has none. */
export const fetchPhotos = async ({ photos }: ConferenceEdition): Promise<EditionPhotos> =>
	(await photos?.()) ?? { gallery: [], proceedings: [] };
