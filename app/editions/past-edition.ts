import { bandLinks } from '#content/conference/past-edition.ts';
import type { ConferenceEdition } from '#content/edition.ts';

/** The links in the head of a past edition: to each part that it has. */
export const headLinksOf = (edition: ConferenceEdition) =>
	(['proceedings', 'awards', 'photos'] as const)
		.filter((part) => edition[part])
		.map((part) => bandLinks[part]);
