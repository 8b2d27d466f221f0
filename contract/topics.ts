import { beginWith, topicIn } from './message-opening.ts';

/** Reads from the address of a form what a message is about (CTA-1); `ask-about.ts` writes such addresses. */

/** The opening of a message about each topic, by the name that an address gives it. */
export type Openings = Readonly<Record<string, string>>;

/** The topic of ours that a query names, and its opening; both are empty where there is none. */
function read(openings: Openings, search: string): readonly [topic: string, opening: string] {
	const topic = new URLSearchParams(search).get('topic') ?? '';
	return Object.hasOwn(openings, topic) ? [topic, openings[topic] ?? ''] : ['', ''];
}

/**
 * The topic that an address names.
 * @param openings of the form at that address
 * @param search the query of the address, e.g. `?topic=mat-coir`
 * @returns what it is called, and the query that names nothing else; undefined where none or an unknown one is named
 */
export function topicOf(openings: Openings, search: string) {
	const [topic, opening] = read(openings, search);
	const label = topicIn(opening);
	return label === undefined ? undefined : { label, search: `?topic=${topic}` };
}

/**
 * Begins a message with the topic that an address names, or with none; what the visitor wrote stays.
 * @param openings of the form at that address
 * @param search the query of the address
 * @param written what the message holds
 */
export const beginWithTopic = (openings: Openings, search: string, written: string): string =>
	beginWith(read(openings, search)[1], written, Object.values(openings));
