import { PageHead } from '#app/sections/page-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { headOf, meta as words } from '#content/conference/proceedings.ts';
import type { OfEdition } from './of-edition.ts';
import { DocumentsBand, PapersBand, PhotosBand } from './record-bands.tsx';

export function Page({ edition, photos }: Pick<OfEdition, 'edition' | 'photos'>) {
	return (
		<>
			<Meta {...words} />
			<PageHead {...headOf(edition, photos)} />
			<PapersBand edition={edition} />
			<DocumentsBand edition={edition} />
			<PhotosBand photos={photos.proceedings} />
		</>
	);
}
