import type { Field } from './describe.ts';

/**
 * Something that carries the tick “Still an example”, ticked or not: where it stands in the form, what it is called, and
 * its page where it names one.
 */
export type Confirmable = {
	readonly where: string;
	readonly name: string;
	readonly page?: string;
	readonly isExample: boolean;
};

/** The groups of a record that somebody must confirm, or has confirmed. */
export function confirmableIn(field: Field, stored: unknown, where: string): Confirmable[] {
	if (field.kind === 'optional') return confirmableIn(field.one, stored, where);
	if (field.kind === 'list' && Array.isArray(stored))
		return stored.flatMap((entry, at) => confirmableIn(field.one, entry, `${where} ${at + 1}`));
	if (field.kind !== 'group' || typeof stored !== 'object' || stored === null) return [];
	const values = stored as Readonly<Record<string, unknown>>;
	const here =
		'sample' in field.parts
			? [{ where, name: nameIn(values), ...pageIn(values), isExample: values.sample === true }]
			: [];
	return [
		...here,
		...Object.entries(field.parts).flatMap(([key, part]) =>
			confirmableIn(part, values[key], `${where}, ${part.label}`),
		),
	];
}

/** The first words that a group has. */
const nameIn = (values: Readonly<Record<string, unknown>>): string =>
	Object.values(values).find((value): value is string => typeof value === 'string' && value !== '') ?? '';

const pageIn = ({ page }: Readonly<Record<string, unknown>>) => (typeof page === 'string' ? { page } : {});
