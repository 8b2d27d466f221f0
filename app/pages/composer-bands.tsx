import { MailComposerForm } from '#app/forms/mail-composer-form.tsx';
import { HubContact } from '#app/sections/conference/hub-contact.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { office } from '#content/company.ts';
import { contact } from '#content/conference/hub-contact.ts';
import { organisers } from '#content/conference/organisers.ts';
import { officeDetails } from '#content/find-us.ts';
import { composerWords } from '#content/forms.ts';
import type { Intro } from '#content/shapes.ts';

/** An email to the office, written with a form (GROUP-9). */
export function ComposerBand(intro: Intro) {
	return (
		<ContactBand {...intro} details={officeDetails}>
			<MailComposerForm to={office.email} words={composerWords} />
		</ContactBand>
	);
}

/** The fourth panel of the hub (HUB-7). */
export function ContactPanel() {
	return (
		<HubContact {...contact}>
			<MailComposerForm to={organisers.email} words={composerWords} />
		</HubContact>
	);
}
