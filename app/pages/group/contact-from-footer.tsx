import { ContactForm } from '#app/forms/contact-form.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { Desks } from '#app/sections/group/desks.tsx';
import { ReplyPromise } from '#app/sections/group/reply-promise.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { contactFromFooter, desks, reply } from '#content/group/contact.ts';
import { samplesNote } from '#content/odds.ts';

export const meta = pageMeta(contactFromFooter.meta);

export default function ContactFromFooter() {
	const { hero, form, desks: label } = contactFromFooter;
	return (
		<>
			<PageHead {...hero} />
			<Section label={label}>
				<Desks desks={desks} />
			</Section>
			<ContactBand {...form} details={officeDetails} aside={<ReplyPromise text={reply.text} />}>
				<ContactForm words={messageWords} />
			</ContactBand>
			<SamplesNote text={samplesNote} />
			<OfficeMap {...officeMap} />
		</>
	);
}
