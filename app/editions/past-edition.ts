import { bandLabels } from '#content/conference/past-edition.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { Link } from '#content/shapes.ts';
import { proceedingsPlace } from './proceedings.ts';

/** The links in the head of a past edition: to each part that it has. */
export function headLinksOf(edition: ConferenceEdition): readonly Link[] {
	const places = { proceedings: proceedingsPlace(edition), awards: '#awards', photos: '#photos' } as const;
	return (['proceedings', 'awards', 'photos'] as const)
		.filter((part) => edition[part])
		.map((part) => ({ label: bandLabels[part], to: places[part] }));
}
