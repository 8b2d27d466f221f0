import type { FormTopics, TopicWords } from '#content/shapes.ts';
import { linesOf } from '#contract/filled.ts';
import { beginWithTopic, topicOf } from '#contract/topics.ts';

/**
 * What a form makes of the words of its topics (CTA-1).
 * @param find and `begin` read the address of a form that takes more than a topic from it
 */
export const topicsOf = (
	{ openings, ...words }: TopicWords,
	find = topicOf,
	begin = beginWithTopic,
): FormTopics => ({
	...words,
	find: (search) => find(openings, search),
	begin: (search, written) => begin(openings, search, written),
	lines: linesOf(Object.values(openings)),
});
