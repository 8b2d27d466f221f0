import type { Field } from './describe.ts';

type Group = Extract<Field, { kind: 'group' }>;
type Values = Readonly<Record<string, unknown>>;

export const isGroup = (stored: unknown): stored is Values =>
	typeof stored === 'object' && stored !== null && !Array.isArray(stored);

export const isMissing = (stored: unknown): boolean =>
	stored === undefined || stored === null || stored === '';

/** Whether nothing is written in a field, or in any field of a group. */
export const isEmpty = (stored: unknown): boolean =>
	isMissing(stored) || (isGroup(stored) && Object.values(stored).every(isEmpty));

/** A place within a place: `Phones 2, Number`. */
export const within = (where: string, label: string): string => (where === '' ? label : `${where}, ${label}`);

/**
 * Every group of a record, an outer one before those within it; one that may be left out is passed over while it is empty.
 * @param field the description of the record
 * @param stored what was read from its file
 * @param where the record as the form calls it
 * @returns the description of each group, what is stored of it, and where it stands in the form
 */
export function* groupsIn(
	field: Field,
	stored: unknown,
	where = '',
): Iterable<{ readonly group: Group; readonly values: Values; readonly where: string }> {
	if (field.kind === 'optional' && !isEmpty(stored)) yield* groupsIn(field.one, stored, where);
	if (field.kind === 'list' && Array.isArray(stored))
		for (const [at, entry] of stored.entries()) yield* groupsIn(field.one, entry, `${where} ${at + 1}`);
	if (field.kind !== 'group') return;
	const values = isGroup(stored) ? stored : {};
	yield { group: field, values, where };
	for (const [key, part] of Object.entries(field.parts))
		yield* groupsIn(part, values[key], within(where, part.label));
}
