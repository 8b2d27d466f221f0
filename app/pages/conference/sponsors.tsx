import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { meta } from '#content/conference/sponsors.ts';
import { PublicationBand, SponsorshipBand } from './sponsor-bands.tsx';

export const parts = nearPart(() => import('./sponsors-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...meta} />
			<StaticPart of={parts} name="Opening" />
			<SponsorshipBand />
			<PublicationBand />
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
