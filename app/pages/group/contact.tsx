import { ContactForm } from '#app/forms/contact-form.tsx';
import { OpenedByAddress } from '#app/forms/opened-by-address.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { FirstLines } from '#app/sections/group/first-lines.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { contact } from '#content/group/contact.ts';
import { beginWithTopic } from '#content/group/contact-topics.ts';

export function Component() {
	return (
		<>
			<Meta {...contact.meta} />
			<PageHead {...contact.hero} />
			<ContactBand {...contact.form} details={officeDetails}>
				<OpenedByAddress begin={beginWithTopic}>
					<ContactForm words={messageWords} />
				</OpenedByAddress>
			</ContactBand>
			<Section ground="tint">
				<Split heading={contact.first.heading}>
					<FirstLines lines={contact.first.lines} />
				</Split>
			</Section>
			<OfficeMap {...officeMap} />
		</>
	);
}
