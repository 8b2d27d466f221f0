import type { Field } from '#content/records/describe.ts';
import { groupsIn, within } from '#content/records/groups-in.ts';
import type { Wrong } from './problem.ts';
import { textsOf } from './texts.ts';

/** Nothing real is written so. */
const unreal = [
	/^(?!mailto:).*\.example(\/|$)/,
	/^\+91 (00000 0000|755 000 000)\d$/,
	/^https:\/\/(x|www\.instagram|www\.linkedin|github)\.com\/$/,
	/^https:\/\/www\.doi\.org\/$/,
	/^https:\/\/example\.(com|net|org)\/$/,
	/^Keynote speaker \d$/,
	/^(Winner|Contributor)\b.*\d$/,
	/^(Title|Field) of .* to be confirmed$/,
];

/** Whether a text is one that only a sample shows. */
export const isUnreal = (text: string) => unreal.some((pattern) => pattern.test(text));

/** A group that can be marked as an example must be marked while it holds what only an example holds (docs/decisions/0025). */
export function* lostMarks(record: Field, stored: unknown): Iterable<Wrong> {
	for (const { group, values, where } of groupsIn(record, stored)) {
		const mark = group.parts.sample;
		if (!mark || values.sample === true) continue;
		const lost = textsOf(group, values, hasMark).find(isUnreal);
		if (lost !== undefined)
			yield {
				field: within(where, mark.label),
				sentence: `“${lost}” is an example: tick this again, or write the real one.`,
			};
	}
}

const hasMark = (field: Field): boolean =>
	field.kind === 'optional' ? hasMark(field.one) : field.kind === 'group' && 'sample' in field.parts;
