import { ContactForm } from '#app/forms/submission-form.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { ContactRows } from '#app/sections/group/contact-rows.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { contactFromFooter, rows } from '#content/group/contact.ts';

export function Component() {
	const { hero, picture, form, rows: heading } = contactFromFooter;
	return (
		<>
			<Meta {...contactFromFooter.meta} />
			<SceneHead {...hero} picture={picture} />
			<Section heading={heading}>
				<ContactRows rows={rows} />
			</Section>
			<ContactBand {...form} details={officeDetails}>
				<ContactForm words={messageWords} />
			</ContactBand>
			<OfficeMap {...officeMap} />
		</>
	);
}
