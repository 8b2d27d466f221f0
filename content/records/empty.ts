import type { Field } from './describe.ts';

/** A record of which nothing is known: empty lists, and texts of no letter. */
export function empty(field: Field): unknown {
	switch (field.kind) {
		case 'list':
		case 'choices':
			return [];
		case 'group':
			return Object.fromEntries(
				Object.entries(field.parts)
					.filter(([, part]) => part.kind !== 'optional' && part.kind !== 'tick')
					.map(([key, part]) => [key, empty(part)]),
			);
		case 'whole':
			return 0;
		case 'choice':
			return Object.keys(field.of)[0];
		default:
			return '';
	}
}
