import type { Field } from '#content/records/describe.ts';
import { within } from './fields.ts';
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

/** A group that can be marked as an example must be marked while it holds what only an example holds (facts.md). */
export function lostMarks(field: Field, stored: unknown, where = ''): Wrong[] {
	if (field.kind === 'optional') return lostMarks(field.one, stored, where);
	if (field.kind === 'list' && Array.isArray(stored))
		return stored.flatMap((entry, at) => lostMarks(field.one, entry, `${where} ${at + 1}`));
	if (field.kind !== 'group' || typeof stored !== 'object' || stored === null) return [];
	const values = stored as Readonly<Record<string, unknown>>;
	const mark = field.parts.sample;
	const lost = mark && values.sample !== true ? textsOf(field, values, hasMark).find(isUnreal) : undefined;
	return [
		...(mark && lost !== undefined
			? [
					{
						field: within(where, mark.label),
						sentence: `“${lost}” is an example: tick this again, or write the real one.`,
					},
				]
			: []),
		...Object.entries(field.parts).flatMap(([key, part]) =>
			lostMarks(part, values[key], within(where, part.label)),
		),
	];
}

const hasMark = (field: Field): boolean =>
	field.kind === 'optional' ? hasMark(field.one) : field.kind === 'group' && 'sample' in field.parts;
