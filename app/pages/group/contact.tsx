import { nearPart } from '#app/behaviours/near-part.ts';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { StaticPart } from '#app/navigation/sent.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { contact } from '#content/group/contact.ts';
import { contactTopics } from '#content/group/contact-topics.ts';

export const parts = nearPart(() => import('./contact-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...contact.meta} />
			<FormHead
				{...contact.hero}
				id="contact"
				formHeading={contact.form.heading}
				records={officeDetails}
				next={<StaticPart of={parts} name="Beside" />}
			>
				<ContactForm words={messageWords} topics={contactTopics} />
			</FormHead>
			<StaticPart of={parts} name="First" />
			<OfficeMap {...officeMap} />
		</>
	);
}
