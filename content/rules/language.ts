import type { Field } from '#content/records/describe.ts';
import { groupsIn, within } from '#content/records/groups-in.ts';
import type { Wrong } from './problem.ts';
import { textsOf } from './texts.ts';

const hindi = /\p{Script=Devanagari}/u;

/** What is written in Hindi must say so, where its form asks for the language: pages pass it on to browsers. */
export function* unmarkedHindi(record: Field, stored: unknown): Iterable<Wrong> {
	for (const { group, values, where } of groupsIn(record, stored)) {
		const { language } = group.parts;
		if (language && values.language !== 'hi' && textsOf(group, values).some((text) => hindi.test(text)))
			yield {
				field: within(where, language.label),
				sentence: 'This is written in Hindi: choose Hindi, so that it is read aloud rightly.',
			};
	}
}
