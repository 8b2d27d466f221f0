import { ContactForm } from '#app/forms/submission-form.tsx';
import { topicsOf } from '#app/forms/topics-of.ts';
import { ContactDetails } from '#app/sections/contact-details.tsx';
import { FirstLines } from '#app/sections/group/first-lines.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { contact } from '#content/group/contact.ts';
import { contactTopics } from '#content/group/contact-topics.ts';
import { beginWithQuestion, questionOf } from '#contract/asked-question.ts';

const topics = topicsOf(contactTopics, questionOf, beginWithQuestion);

export function Component() {
	return (
		<>
			<Meta {...contact.meta} />
			<FormHead
				{...contact.hero}
				id="contact"
				formHeading={contact.form.heading}
				records={officeDetails}
				next={
					<>
						<ContactDetails details={officeDetails} />
						<SidePicture {...contact.picture} />
					</>
				}
			>
				<ContactForm words={messageWords} topics={topics} />
			</FormHead>
			<Section id="first" heading={contact.first.heading}>
				<FirstLines lines={contact.first.lines} />
			</Section>
			<OfficeMap {...officeMap} />
		</>
	);
}
