import { conferenceMessageWords, messageWords, projectWords, proposalWords } from '#content/forms.ts';
import { contactTopics } from '#content/group/contact-topics.ts';
import type { FormWords, TopicWords } from '#content/shapes.ts';
import { projectTopics } from '#content/software/topics.ts';
import { type Path, paths } from '#contract/paths.ts';
import { topicOf } from '#contract/topics.ts';

/** The forms for messages that are about something, by their page. */
const forms: Partial<Record<Path, { readonly words: FormWords; readonly topics?: TopicWords }>> = {
	[paths.contact]: { words: messageWords, topics: contactTopics },
	[paths.startProject]: { words: projectWords, topics: projectTopics },
	[paths.proposal]: { words: proposalWords },
	[paths.conference]: { words: conferenceMessageWords },
};

/** What the receipt says that a message was about, as the page itself says it with script; undefined where nobody knows. */
export function subjectOf(page?: Path, topic?: string): string | undefined {
	const form = page && forms[page];
	return (form?.topics && topicOf(form.topics.openings, `topic=${topic}`)?.label) ?? form?.words.about.words;
}
