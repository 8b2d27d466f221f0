import { PageHead } from '#app/sections/page-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { headOf, meta as words } from '#content/conference/awards.ts';
import { awarded } from '#content/conference/editions.ts';
import { AwardBands } from './record-bands.tsx';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...headOf(awarded)} />
			<AwardBands edition={awarded} />
		</>
	);
}
