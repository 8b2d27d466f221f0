import type { Field } from '#content/records/describe.ts';
import { isEmpty, isGroup } from '#content/records/groups-in.ts';
import { isDay } from './days.ts';

/**
 * What was stored as far as it is of the kind that its field says: what is none is left out, and a text is empty. So what
 * must agree is looked at beside what is wrong in itself, and all faults of a record are told at once.
 */
export function sound(field: Field, stored: unknown): unknown {
	switch (field.kind) {
		case 'optional':
			return isEmpty(stored) ? undefined : sound(field.one, stored);
		case 'list':
			return (Array.isArray(stored) ? stored : []).map((entry) => sound(field.one, entry));
		case 'group': {
			const values = isGroup(stored) ? stored : {};
			return Object.fromEntries(
				Object.entries(field.parts).map(([key, part]) => [key, sound(part, values[key])]),
			);
		}
		case 'day':
			return isDay(stored) ? stored : undefined;
		case 'whole':
			return Number.isInteger(stored) ? stored : undefined;
		case 'tick':
			return stored === true;
		case 'choice':
			return isOneOf(field.of, stored) ? stored : undefined;
		case 'choices':
			return (Array.isArray(stored) ? stored : []).filter((one) => isOneOf(field.of, one));
		default:
			return typeof stored === 'string' ? stored : '';
	}
}

const isOneOf = (of: Readonly<Record<string, string>>, stored: unknown): boolean =>
	typeof stored === 'string' && Object.hasOwn(of, stored);
