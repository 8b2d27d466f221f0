import { beginWithTopic, type Openings, topicOf } from './topics.ts';

/** An address that asks for the topic `question` also holds the question, which the search did not answer (`ask-about.ts`). */

const longestQuestion = 200;

/** A question is one line, of letters that an address can hold: what a field would change were not found in it again. */
function questionIn(search: string): string {
	const query = new URLSearchParams(search);
	if (query.get('topic') !== 'question') return '';
	const asked = (query.get('question') ?? '').replace(/\s+/g, ' ').trimStart();
	return asked.slice(0, longestQuestion).toWellFormed().trimEnd();
}

/** As `topicOf`; a question is part of what the message is about. */
export function questionOf(openings: Openings, search: string) {
	const topic = topicOf(openings, search);
	const question = questionIn(search);
	return topic && question
		? { label: `${topic.label}: ${question}`, search: `${topic.search}&${new URLSearchParams({ question })}` }
		: topic;
}

/** As `beginWithTopic`; a question stands below its topic, once. */
export function beginWithQuestion(openings: Openings, search: string, written: string): string {
	const begun = beginWithTopic(openings, search, written);
	const { question: opening = '' } = openings;
	const question = opening && questionIn(search);
	return !question || begun.split('\n').includes(question)
		? begun
		: begun.replace(opening, () => `${opening}${question}\n`);
}
