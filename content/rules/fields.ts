import type { Field } from '#content/records/describe.ts';
import { isEmpty, isGroup, within } from '#content/records/groups-in.ts';
import type { Known, Wrong } from './problem.ts';
import { wrongValue } from './values.ts';

/**
 * Looks through what lies on disk by its description, field by field.
 * @param field the description
 * @param stored what was read from the file; the editor leaves out what is empty
 * @param where the field as the owner finds it: `Phones 2, Number`
 * @returns what is missing or cannot be
 */
export function* wrongIn(field: Field, stored: unknown, known: Known, where = ''): Iterable<Wrong> {
	switch (field.kind) {
		case 'optional':
			if (!isEmpty(stored)) yield* wrongIn(field.one, stored, known, where);
			break;
		case 'list':
			yield* wrongList(field, stored, known, where);
			break;
		case 'group':
			yield* wrongGroup(field, stored, known, where);
			break;
		default:
			for (const sentence of wrongValue(field, stored, known)) yield { field: where, sentence };
	}
}

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

function* wrongList(
	{ one, least = 0, most = Infinity, named }: Of<'list'>,
	stored: unknown,
	known: Known,
	where: string,
): Iterable<Wrong> {
	const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
	const here = (sentence: string) => ({ field: where, sentence });
	const names = entries.map((entry) => (named !== undefined && isGroup(entry) ? entry[named] : entry));
	if (entries.length < least) yield here(`Too few: there must be ${least} or more.`);
	if (entries.length > most) yield here(`Too many: there is room for ${most}.`);
	for (const [at, entry] of entries.entries()) yield* wrongIn(one, entry, known, `${where} ${at + 1}`);
	for (const name of twice(names))
		yield here(`“${name}” is there twice: change one of them, or take it out.`);
}

/** The texts and numbers that a list holds more than once, whatever their case and spaces. */
export function twice(names: readonly unknown[]): string[] {
	const seen = new Set<string>();
	const words = names.filter((name) => typeof name === 'string' || typeof name === 'number').map(String);
	return words.filter((name) => {
		const plain = name.trim().replace(/\s+/g, ' ').toLowerCase();
		return plain !== '' && (seen.has(plain) || !seen.add(plain));
	});
}

function* wrongGroup(
	{ parts, label }: Of<'group'>,
	stored: unknown,
	known: Known,
	where: string,
): Iterable<Wrong> {
	const values = isGroup(stored) ? stored : {};
	for (const key of Object.keys(values))
		if (!Object.hasOwn(parts, key))
			yield {
				field: where || label,
				sentence: `The form has no field “${key}”: take it out of the file, or ask your developer.`,
			};
	for (const [key, part] of Object.entries(parts))
		yield* wrongIn(part, values[key], known, within(where, part.label));
}
