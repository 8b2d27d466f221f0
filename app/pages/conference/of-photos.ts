import type { ConferenceEdition, EditionPhotos } from '#content/editions/shape.ts';

/** What a page with the pictures of an edition is given; they come as a file of their own, beside that of the page. */
export type OfPhotos = { readonly edition: ConferenceEdition; readonly photos: EditionPhotos };
