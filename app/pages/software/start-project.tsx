import { nearPart } from '#app/behaviours/near-part.ts';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { StaticPart } from '#app/navigation/sent.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { TopicField } from '#app/sections/software/topic-field.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { projectWords } from '#content/forms.ts';
import * as words from '#content/software/start-project.ts';
import { topicGroups } from '#content/software/topic-groups.ts';
import { projectTopics } from '#content/software/topics.ts';

export const parts = nearPart(() => import('./start-project-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<FormHead
				{...words.opening}
				id="write"
				formHeading={words.formHeading}
				records={words.details}
				next={<StaticPart of={parts} name="Beside" />}
			>
				<TopicField words={words.topicWords} groups={topicGroups} topics={projectTopics} />
				<ContactForm words={projectWords} topics={projectTopics} />
			</FormHead>
		</>
	);
}
