import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeMap } from '#content/find-us.ts';
import { contactFromFooter } from '#content/group/contact.ts';
import { MessageBand } from '../message-band.tsx';

export const parts = nearPart(() => import('./contact-from-footer-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...contactFromFooter.meta} />
			<StaticPart of={parts} name="Opening" />
			<MessageBand {...contactFromFooter.form} />
			<OfficeMap {...officeMap} />
		</>
	);
}
