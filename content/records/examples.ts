import type { Field } from './describe.ts';

/** Something that nobody has confirmed yet: where it stands in the form, what it is called, and its page where it names one. */
export type Example = { readonly where: string; readonly name: string; readonly page?: string };

/** The groups of a record that are still marked as an example. */
export function examplesIn(field: Field, stored: unknown, where: string): Example[] {
	if (field.kind === 'optional') return examplesIn(field.one, stored, where);
	if (field.kind === 'list' && Array.isArray(stored))
		return stored.flatMap((entry, at) => examplesIn(field.one, entry, `${where} ${at + 1}`));
	if (field.kind !== 'group' || typeof stored !== 'object' || stored === null) return [];
	const values = stored as Readonly<Record<string, unknown>>;
	const here =
		'sample' in field.parts && values.sample === true
			? [{ where, name: nameIn(values), ...pageIn(values) }]
			: [];
	return [
		...here,
		...Object.entries(field.parts).flatMap(([key, part]) =>
			examplesIn(part, values[key], `${where}, ${part.label}`),
		),
	];
}

/** The first words that a group has. */
const nameIn = (values: Readonly<Record<string, unknown>>): string =>
	Object.values(values).find((value): value is string => typeof value === 'string' && value !== '') ?? '';

const pageIn = ({ page }: Readonly<Record<string, unknown>>) => (typeof page === 'string' ? { page } : {});
