import type { Field } from '#content/records/describe.ts';
import { within } from './fields.ts';
import type { Wrong } from './problem.ts';
import { textsOf } from './texts.ts';

const hindi = /\p{Script=Devanagari}/u;

/** What is written in Hindi must say so, where its form asks for the language: pages pass it on to browsers. */
export function unmarkedHindi(field: Field, stored: unknown, where = ''): Wrong[] {
	if (field.kind === 'optional') return unmarkedHindi(field.one, stored, where);
	if (field.kind === 'list' && Array.isArray(stored))
		return stored.flatMap((entry, at) => unmarkedHindi(field.one, entry, `${where} ${at + 1}`));
	if (field.kind !== 'group' || typeof stored !== 'object' || stored === null) return [];
	const values = stored as Readonly<Record<string, unknown>>;
	const { language } = field.parts;
	const isLost =
		language && values.language !== 'hi' && textsOf(field, values).some((text) => hindi.test(text));
	return [
		...(isLost
			? [
					{
						field: within(where, language.label),
						sentence: 'This is written in Hindi: choose Hindi, so that it is read aloud rightly.',
					},
				]
			: []),
		...Object.entries(field.parts).flatMap(([key, part]) =>
			unmarkedHindi(part, values[key], within(where, part.label)),
		),
	];
}
