import { fillIn } from '#content/email-words.ts';
import { emails } from '#content/site/emails.ts';
import { type Addresses, type Email, toOrganiser } from './compose.ts';
import { indianDay, ofParagraphs } from './parts.ts';

/** What staff should know of: refused for good, waiting for over an hour, held because a machine seems to have sent it. */
export type Stuck = { readonly dead: number; readonly waiting: number; readonly held: number };

/** What the daily digest tells of. */
export type DigestFacts = {
	readonly id: string;
	readonly at: number;
	readonly stuck: Stuck;
	/** References of submissions whose email was given up. */
	readonly dead: readonly string[];
};

const words = emails.digest;

/** The words about so many, as a list of one paragraph; none where there are none. */
function counted(count: number, { one, many }: (typeof words)['refused' | 'waiting' | 'held']): string[] {
	if (count === 0) return [];
	return [count === 1 ? one : fillIn(many, { count })];
}

/** What the organiser should know first, then what is for the administrator. */
function paragraphs({ at, stuck, dead }: DigestFacts): string[] {
	const refused = counted(stuck.dead, words.refused).map((sentence) => [sentence, ...dead].join('\n'));
	const administrator = [
		...(stuck.dead > 0 ? [words.administrator.refused] : []),
		...(stuck.waiting > 0 ? [words.administrator.waiting] : []),
	];
	return [
		fillIn(words.opening, { day: indianDay(at) }),
		...refused,
		...counted(stuck.waiting, words.waiting),
		...counted(stuck.held, words.held),
		...(administrator.length > 0 ? [[words.administrator.opening, ...administrator].join('\n')] : []),
	];
}

/** The daily email to the organiser about whatever is stuck: counts and references, so nothing typed can keep it back. */
export const composeDigest = (facts: DigestFacts, addresses: Addresses): Email => ({
	...toOrganiser(facts.id, addresses),
	...ofParagraphs(words.subject, paragraphs(facts)),
});
