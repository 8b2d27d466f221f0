import { type ComponentSchema, fields } from '@keystatic/core';
import type { Field } from '#content/records/describe.ts';

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/**
 * The form of a field, as Keystatic asks for it.
 * @param must whether the form asks for it; what is missing is told by the rules too
 */
function toKeystatic(field: Field, must = true): ComponentSchema {
	if (field.kind === 'optional') return toKeystatic(field.one, false);
	const said = { label: field.label, ...(field.hint && { description: field.hint }) };
	const asked = { ...said, validation: { isRequired: must } };
	switch (field.kind) {
		case 'text': {
			const length = field.most && { length: { max: field.most } };
			return fields.text({
				...said,
				multiline: field.long === true,
				...(field.usual && { defaultValue: field.usual }),
				validation: { isRequired: must, ...length, ...pattern(field, must) },
			});
		}
		case 'address':
		case 'served':
			return fields.text(asked);
		case 'outside':
			return fields.url(asked);
		case 'day':
			return fields.date({ ...asked, ...(field.today && { defaultValue: { kind: 'today' } }) });
		case 'whole':
			return fields.integer({ ...said, validation: { isRequired: must, ...between(field) } });
		case 'tick':
			return fields.checkbox(said);
		case 'choice':
			return fields.select({ ...said, ...options(field) });
		case 'choices':
			return fields.multiselect({ ...said, options: options(field).options });
		case 'photo': {
			const folder = `media/sources/${field.family}`;
			return fields.image({ ...said, directory: folder, publicPath: folder });
		}
		case 'reference':
			return fields.relationship({ ...asked, collection: field.to });
		case 'list':
			return fields.array(toKeystatic(field.one), {
				...said,
				// every entry is called by its own words
				itemLabel: (entry) =>
					wordsOf(entry, field.named) || firstWords(entry) || `(${field.one.label}, still empty)`,
				validation: { length: between(field) },
			});
		case 'group':
			return fields.object(partsOf(field, must), said);
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

const between = ({ least, most }: Of<'whole' | 'list'>) => ({
	...(least !== undefined && { min: least }),
	...(most !== undefined && { max: most }),
});

function options({ of }: Of<'choice' | 'choices'>) {
	const all = Object.entries(of).map(([value, label]) => ({ value, label }));
	return { options: all, defaultValue: all[0]?.value ?? '' };
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
