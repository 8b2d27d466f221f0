import { type ComponentSchema, fields } from '@keystatic/core';
import type { Field } from '#content/records/describe.ts';

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/**
 * The form of a field, as Keystatic asks for it.
 * @param must whether the form asks for it; what is missing is told by the rules too
 */
function toKeystatic(field: Field, must = true): ComponentSchema {
	const { label } = field;
	const description = 'hint' in field && field.hint ? { description: field.hint } : {};
	switch (field.kind) {
		case 'optional':
			return toKeystatic(field.one, false);
		case 'text':
			return fields.text({
				label,
				...description,
				multiline: field.long === true,
				...(field.usual && { defaultValue: field.usual }),
				validation: {
					isRequired: must,
					...(field.most && { length: { max: field.most } }),
					...pattern(field, must),
				},
			});
		case 'address':
		case 'served':
			return fields.text({ label, ...description, validation: { isRequired: must } });
		case 'outside':
			return fields.url({ label, ...description, validation: { isRequired: must } });
		case 'day':
			return fields.date({
				label,
				...description,
				...(field.today && { defaultValue: { kind: 'today' } }),
				validation: { isRequired: must },
			});
		case 'whole':
			return fields.integer({ label, ...description, validation: { isRequired: must, ...between(field) } });
		case 'tick':
			return fields.checkbox({ label, ...description });
		case 'choice':
			return fields.select({ label, ...description, ...options(field) });
		case 'choices':
			return fields.multiselect({ label, ...description, options: options(field).options });
		case 'photo': {
			const folder = `media/sources/${field.family}`;
			return fields.image({ label, ...description, directory: folder, publicPath: folder });
		}
		case 'reference':
			return fields.relationship({
				label,
				...description,
				collection: field.to,
				validation: { isRequired: must },
			});
		case 'list':
			return listOf(field);
		case 'group':
			return fields.object(partsOf(field, must), { label, ...description });
	}
}

/** The fields of a group; within one that may be left out, none is asked for. */
export const partsOf = ({ parts }: Of<'group'>, must = true): Record<string, ComponentSchema> =>
	Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, toKeystatic(part, must)]));

/** An empty field is no fault where it may be left out. */
export function pattern({ like }: Of<'text'>, must: boolean) {
	if (like === undefined) return {};
	const [regex, sentence] = like;
	return {
		pattern: { regex: must ? regex : new RegExp(`^$|${regex.source}`, regex.flags), message: sentence },
	};
}

const between = ({ least, most }: Of<'whole'>) => ({
	...(least !== undefined && { min: least }),
	...(most !== undefined && { max: most }),
});

function options({ of }: Of<'choice' | 'choices'>) {
	const all = Object.entries(of).map(([value, label]) => ({ value, label }));
	return { options: all, defaultValue: all[0]?.value ?? '' };
}

function listOf({ label, hint, one, least, most, named }: Of<'list'>): ComponentSchema {
	return fields.array(toKeystatic(one), {
		label,
		...(hint && { description: hint }),
		// every entry is called by its own words
		itemLabel: (entry) => wordsOf(entry, named) || firstWords(entry) || `(${one.label}, still empty)`,
		validation: {
			length: { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) },
		},
	});
}

type Shown = { readonly value?: unknown; readonly fields?: Readonly<Record<string, Shown>> };

function wordsOf(entry: unknown, named: string | undefined): string {
	const { value, fields } = entry as Shown;
	const words = named === undefined ? value : fields?.[named]?.value;
	return typeof words === 'string' ? words : String(words ?? '');
}

/** Of an entry whose name is not known yet. */
const firstWords = (entry: unknown): string =>
	Object.keys((entry as Shown).fields ?? {})
		.map((key) => wordsOf(entry, key))
		.find((words) => /[a-z]/i.test(words) && !/^(true|false)$/.test(words)) ?? '';
