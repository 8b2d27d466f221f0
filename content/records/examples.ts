import type { Field } from './describe.ts';
import { groupsIn } from './groups-in.ts';

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
export const confirmableIn = (field: Field, stored: unknown, where: string): Confirmable[] =>
	[...groupsIn(field, stored, where)]
		.filter(({ group }) => 'sample' in group.parts)
		.map(({ values, where }) => ({
			where,
			name: nameIn(values),
			...(typeof values.page === 'string' && { page: values.page }),
			isExample: values.sample === true,
		}));

/** The first words that a group has. */
const nameIn = (values: Readonly<Record<string, unknown>>): string =>
	Object.values(values).find((value): value is string => typeof value === 'string' && value !== '') ?? '';
