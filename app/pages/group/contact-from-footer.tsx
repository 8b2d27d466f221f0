import { ContactForm } from '#app/forms/contact-form.tsx';
import { Desks } from '#app/sections/group/desks.tsx';
import { OfficeAside } from '#app/sections/group/office-aside.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { contactFromFooter, desks } from '#content/group/contact.ts';

export function Component() {
	const { hero, form, desks: heading } = contactFromFooter;
	return (
		<>
			<Meta {...contactFromFooter.meta} />
			<FormHead
				{...hero}
				id="contact"
				formHeading={form.heading}
				next={<OfficeAside details={officeDetails} />}
			>
				<ContactForm words={messageWords} />
			</FormHead>
			<Section>
				<SectionHeading heading={heading} />
				<Desks desks={desks} />
			</Section>
			<OfficeMap {...officeMap} />
		</>
	);
}
