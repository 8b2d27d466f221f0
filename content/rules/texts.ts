import type { Field } from '#content/records/describe.ts';
import { isGroup } from '#content/records/groups-in.ts';

/** The texts of a field, without those of the fields within it that are passed over. */
export function textsOf(
	field: Field,
	stored: unknown,
	isPassedOver: (field: Field) => boolean = () => false,
): readonly string[] {
	if (typeof stored === 'string') return [stored];
	if (field.kind === 'optional') return textsOf(field.one, stored, isPassedOver);
	const inner = (part: Field, value: unknown) =>
		isPassedOver(part) ? [] : textsOf(part, value, isPassedOver);
	if (field.kind === 'list' && Array.isArray(stored))
		return stored.flatMap((entry) => inner(field.one, entry));
	if (field.kind !== 'group' || !isGroup(stored)) return [];
	return Object.entries(field.parts).flatMap(([key, part]) => inner(part, stored[key]));
}
