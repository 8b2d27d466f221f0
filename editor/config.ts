import { type Collection, type ComponentSchema, config, fields, type Singleton } from '@keystatic/core';
import { allShapes } from '#content/records/shapes.ts';
import { partsOf } from './to-keystatic.ts';

/** The form of every record, made from its description. */

type Schema = Record<string, ComponentSchema>;

const common = { format: 'json', entryLayout: 'form' } as const;
const singletons: Record<string, Singleton<Schema>> = {};
const collections: Record<string, Collection<Schema, string>> = {};
/** The records by the headings of the menu. */
const navigation: Record<string, string[]> = {};

for (const [name, { label, menu, of, named, byYear }] of allShapes) {
	navigation[menu] = [...(navigation[menu] ?? []), name];
	if (named === undefined) {
		singletons[name] = { ...common, label, path: `content/records/${name}`, schema: partsOf(of) };
		continue;
	}
	const called = of.parts[named];
	const slug = fields.slug({
		name: {
			label: called?.label ?? 'Name',
			...(called && 'hint' in called && called.hint && { description: called.hint }),
		},
		slug: {
			label: 'Name of its file',
			description: 'Small letters, digits and hyphens. Never change it once it is published.',
			...(byYear && { generate: (words: string) => /\d{4}$/.exec(words.trim())?.[0] ?? '' }),
		},
	});
	collections[name] = {
		...common,
		label,
		slugField: named,
		path: `content/records/${name}/*`,
		schema: { ...partsOf(of), [named]: slug },
	};
}

export const editorConfig = config({
	storage: { kind: 'local' },
	ui: { brand: { name: 'AEG' }, navigation },
	singletons,
	collections,
});
