import { ContactForm } from '#app/forms/contact-form.tsx';
import { OpenedByAddress } from '#app/forms/opened-by-address.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { EnquirySteps } from '#app/sections/software/enquiry-steps.tsx';
import { TopicList } from '#app/sections/software/topic-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { projectWords } from '#content/forms.ts';
import * as words from '#content/software/start-project.ts';
import { beginWithTopic } from '#content/software/topics.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<FormHead
				{...words.opening}
				id="write"
				next={<EnquirySteps heading={words.nextHeading} steps={words.next} details={words.details} />}
			>
				<OpenedByAddress begin={beginWithTopic}>
					<ContactForm words={projectWords} />
				</OpenedByAddress>
			</FormHead>
			<Section>
				<SectionHeading {...words.topicsIntro} />
				<TopicList groups={words.topicLinks} />
			</Section>
		</>
	);
}
