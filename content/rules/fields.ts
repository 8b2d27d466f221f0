import type { Field } from '#content/records/describe.ts';
import type { Known, Wrong } from './problem.ts';
import { isMissing, wrongValue } from './values.ts';

/**
 * Looks through what lies on disk by its description, field by field.
 * @param field the description
 * @param stored what was read from the file; the editor leaves out what is empty
 * @param where the field as the owner finds it: `Phones 2, Number`
 * @returns what is missing or cannot be
 */
export function wrongIn(field: Field, stored: unknown, known: Known, where = ''): Wrong[] {
	switch (field.kind) {
		case 'optional':
			return isEmpty(stored) ? [] : wrongIn(field.one, stored, known, where);
		case 'list':
			return wrongList(field, stored, known, where);
		case 'group':
			return wrongGroup(field, stored, known, where);
		default:
			return wrongValue(field, stored, known).map((sentence) => ({ field: where, sentence }));
	}
}

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** Whether nothing is written in a field, or in any field of a group. */
export const isEmpty = (stored: unknown): boolean =>
	isMissing(stored) || (isGroup(stored) && Object.values(stored).every(isEmpty));

export const isGroup = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
	typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/** A place within a place: `Phones 2, Number`. */
export const within = (where: string, label: string): string => (where === '' ? label : `${where}, ${label}`);

function wrongList(
	{ one, least = 0, most = Infinity, named }: Of<'list'>,
	stored: unknown,
	known: Known,
	where: string,
): Wrong[] {
	const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
	const here = (sentence: string) => ({ field: where, sentence });
	const names = entries.map((entry) => (named !== undefined && isGroup(entry) ? entry[named] : entry));
	return [
		...(entries.length < least ? [here(`Too few: there must be ${least} or more.`)] : []),
		...(entries.length > most ? [here(`Too many: there is room for ${most}.`)] : []),
		...entries.flatMap((entry, at) => wrongIn(one, entry, known, `${where} ${at + 1}`)),
		...twice(names).map((name) => here(`“${name}” is there twice: change one of them, or take it out.`)),
	];
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

function wrongGroup({ parts, label }: Of<'group'>, stored: unknown, known: Known, where: string): Wrong[] {
	const values = isGroup(stored) ? stored : {};
	const unknown = Object.keys(values).filter((key) => !Object.hasOwn(parts, key));
	return [
		...unknown.map((key) => ({
			field: where || label,
			sentence: `The form has no field “${key}”: take it out of the file, or ask your developer.`,
		})),
		...Object.entries(parts).flatMap(([key, part]) =>
			wrongIn(part, values[key], known, within(where, part.label)),
		),
	];
}
