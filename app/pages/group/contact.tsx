import { ContactForm } from '#app/forms/contact-form.tsx';
import { OpenedByAddress } from '#app/forms/opened-by-address.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { FirstLines } from '#app/sections/group/first-lines.tsx';
import { ReplyPromise } from '#app/sections/group/reply-promise.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { contact, reply } from '#content/group/contact.ts';
import { samplesNote } from '#content/odds.ts';
import { beginWithMat } from '#content/research/mat-message.ts';

export const meta = pageMeta(contact.meta);

export default function Contact() {
	return (
		<>
			<PageHead {...contact.hero} />
			<ContactBand {...contact.form} details={officeDetails} aside={<ReplyPromise text={reply.text} />}>
				<OpenedByAddress begin={beginWithMat}>
					<ContactForm words={messageWords} />
				</OpenedByAddress>
			</ContactBand>
			<Section ground="tint">
				<Split heading={contact.first.heading}>
					<FirstLines lines={contact.first.lines} />
				</Split>
			</Section>
			<SamplesNote text={samplesNote} ground="tint" />
			<OfficeMap {...officeMap} />
		</>
	);
}
