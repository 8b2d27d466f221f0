import { beginWith, topicIn } from './message-opening.ts';

/** Reads from the address of a form what a message is about (CTA-1); `ask-about.ts` writes such addresses. */

/** The opening of a message about each topic, by the name that an address gives it. */
type Openings = Readonly<Record<string, string>>;

const longestQuestion = 200;

/** The topic of ours that a query names, and the question that it asks, which may be empty. */
function read(openings: Openings, search: string) {
	const query = new URLSearchParams(search);
	const topic = query.get('topic') ?? '';
	if (!Object.hasOwn(openings, topic)) return undefined;
	return { topic, opening: openings[topic] ?? '', question: topic === 'question' ? questionIn(query) : '' };
}

/** A question is one line, of letters that an address can hold: what a field would change were not found in it again. */
const questionIn = (query: URLSearchParams): string =>
	(query.get('question') ?? '')
		.replace(/\s+/g, ' ')
		.trimStart()
		.slice(0, longestQuestion)
		.toWellFormed()
		.trimEnd();

/**
 * The topic that an address names.
 * @param openings of the form at that address
 * @param search the query of the address, e.g. `?topic=mat-coir`, or `?topic=question&question=…` from the search
 * @returns what it is called, and the query that names nothing else; undefined where none or an unknown one is named
 */
export function topicOf(openings: Openings, search: string) {
	const { topic, opening = '', question } = read(openings, search) ?? {};
	const label = topicIn(opening);
	if (topic === undefined || label === undefined) return undefined;
	if (!question) return { label, search: `?topic=${topic}` };
	return { label: `${label}: ${question}`, search: `?${new URLSearchParams({ topic, question })}` };
}

/**
 * Begins a message with the topic that an address names, or with none; what the visitor wrote stays.
 * @param openings of the form at that address
 * @param search the query of the address
 * @param written what the message holds
 * @returns the message as it goes on
 */
export function beginWithTopic(openings: Openings, search: string, written: string): string {
	const { opening = '', question = '' } = read(openings, search) ?? {};
	const begun = beginWith(opening, written, Object.values(openings));
	if (question === '' || begun.includes(question)) return begun;
	return begun.replace(opening, () => `${opening}${question}\n`);
}
