import { useLocation } from 'react-router';
import { useLive } from '#app/behaviours/use-live.ts';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Enquiry } from '#app/sections/software/enquiry.tsx';
import { TopicList } from '#app/sections/software/topic-list.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { projectWords } from '#content/forms.ts';
import { samplesNote } from '#content/odds.ts';
import * as words from '#content/software/start-project.ts';
import { topicOf } from '#content/software/topics.ts';

export const meta = pageMeta(words.meta);

/** CTA-1: the message begins with the topic that the address names; the prerendered page knows of none. */
function useTopicMessage(): string {
	const live = useLive();
	const { search } = useLocation();
	return (live && topicOf(search)?.message) || '';
}

export default function StartProject() {
	const message = useTopicMessage();
	return (
		<>
			<Enquiry {...words.opening} nextHeading={words.nextHeading} next={words.next} details={words.details}>
				<ContactForm words={projectWords} start={{ message }} />
			</Enquiry>
			<Section>
				<SectionHeading {...words.topicsIntro} />
				<TopicList groups={words.topicLinks} />
			</Section>
			<SamplesNote text={samplesNote} />
		</>
	);
}
