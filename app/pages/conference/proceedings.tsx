import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { metaOf } from '#content/conference/proceedings-page.ts';
import { DocumentsBand } from './documents-band.tsx';
import type { OfEdition } from './of-edition.ts';
import { PhotosBand } from './photos-band.tsx';

export { editions };

export const parts = nearPart(() => import('./proceedings-parts.tsx'));

export function Page({ edition, photos }: Pick<OfEdition, 'edition' | 'photos'>) {
	return (
		<>
			<Meta {...metaOf(editions)} />
			<StaticPart of={parts} name="Papers" given={{ edition }} />
			<DocumentsBand edition={edition} />
			<PhotosBand photos={photos.proceedings} />
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
