import { nearPart, together } from '#app/behaviours/near-part.ts';
import { liveSubmission } from '#app/forms/live-submission.ts';
import { LaterPart, StaticPart } from '#app/navigation/sent.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeMap } from '#content/find-us.ts';
import { contactFromFooter } from '#content/group/contact.ts';

import { messageBands } from '../later-bands.ts';

const still = nearPart(() => import('./contact-from-footer-parts.tsx'));
export const parts = together(still, messageBands, liveSubmission);

export function Component() {
	return (
		<>
			<Meta {...contactFromFooter.meta} />
			<StaticPart of={still} name="Opening" />
			<LaterPart name="MessageBand" of={messageBands} given={contactFromFooter.form} />
			<OfficeMap {...officeMap} />
		</>
	);
}
