import { ContactForm } from '#app/forms/submission-form.tsx';
import { topicsOf } from '#app/forms/topics-of.ts';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { EnquirySteps } from '#app/sections/software/enquiry-steps.tsx';
import { TopicField } from '#app/sections/software/topic-field.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { projectWords } from '#content/forms.ts';
import * as words from '#content/software/start-project.ts';
import { projectTopics, topicGroups } from '#content/software/topics.ts';

const topics = topicsOf(projectTopics);

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<FormHead
				{...words.opening}
				id="write"
				formHeading={words.formHeading}
				records={words.details}
				next={
					<>
						<EnquirySteps heading={words.nextHeading} steps={words.next} details={words.details} />
						<SidePicture {...words.picture} />
					</>
				}
			>
				<TopicField words={words.topicWords} groups={topicGroups} topics={topics} />
				<ContactForm words={projectWords} topics={topics} />
			</FormHead>
		</>
	);
}
