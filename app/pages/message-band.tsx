import { ContactForm } from '#app/forms/contact-form.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { officeDetails } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import type { Intro } from '#content/shapes.ts';

/** A message to the office (HOME-5, CONT-1). */
export function MessageBand(intro: Intro) {
	return (
		<ContactBand {...intro} details={officeDetails}>
			<ContactForm words={messageWords} />
		</ContactBand>
	);
}
