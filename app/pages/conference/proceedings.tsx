import { nearPart, together } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { LaterPart, StaticPart } from '#app/navigation/sent.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { metaOf } from '#content/conference/proceedings-page.ts';
import { DocumentsBand } from './documents-band.tsx';
import type { OfEdition } from './of-edition.ts';

export { editions };

const still = nearPart(() => import('./proceedings-parts.tsx'));
const later = nearPart(() => import('./photos-band.tsx'));
export const parts = together(still, later);

export function Page({ edition, photos }: Pick<OfEdition, 'edition' | 'photos'>) {
	return (
		<>
			<Meta {...metaOf(editions)} />
			<StaticPart of={still} name="Papers" given={{ edition }} />
			<DocumentsBand edition={edition} />
			<LaterPart name="PhotosBand" of={later} given={{ photos: photos.proceedings }} />
			<StaticPart of={still} name="Closing" />
		</>
	);
}
