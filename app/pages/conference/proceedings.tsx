import { ClosingCall } from '#app/sections/closing-call.tsx';
import { RecordHead } from '#app/sections/heads/record-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closing, headOf, paperTotal, meta as words } from '#content/conference/proceedings.ts';
import { closings } from '#content/pictures/closings.ts';
import type { OfEdition } from './of-edition.ts';
import { DocumentsBand, PapersBand, PhotosBand } from './record-bands.tsx';

export function Page({ edition, photos }: Pick<OfEdition, 'edition' | 'photos'>) {
	return (
		<>
			<Meta {...words} />
			<RecordHead {...headOf(edition, photos)} figure={String(paperTotal(edition))} />
			<PapersBand edition={edition} />
			<DocumentsBand edition={edition} />
			<PhotosBand photos={photos.proceedings} />
			<ClosingCall {...closing} picture={closings.volume} />
		</>
	);
}
