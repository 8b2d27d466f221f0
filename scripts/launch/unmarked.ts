import { isUnreal } from '#content/rules/samples.ts';
import { rangeOf } from './samples.ts';

/** What only a sample shows, in records that do not say `sample: true`: their mark was taken away too early. */

type Text = { readonly text: string; readonly isMarked: boolean };

/** Every text within a value, and whether a record around it is marked. */
function textsIn(value: unknown, isMarked = false): Text[] {
	if (typeof value === 'string') return [{ text: value, isMarked }];
	if (typeof value !== 'object' || value === null) return [];
	const marked = isMarked || ('sample' in value && value.sample === true);
	return Object.values(value).flatMap((part) => textsIn(part, marked));
}

/** The texts of all marked records; another module may show one of them again without the mark. */
export function markedTexts(modules: readonly Readonly<Record<string, unknown>>[]): Set<string> {
	const texts = modules.flatMap((exported) => textsIn(exported));
	return new Set(texts.filter(({ isMarked }) => isMarked).map(({ text }) => text));
}

/**
 * @param source the text of a module
 * @param exported what it exports, by name
 * @param known the texts of marked records, and those that were listed before; this module's are added
 * @returns the texts of samples that no record marks, with the line where each is written, or where its list begins
 */
export function unmarkedIn(
	source: string,
	exported: Readonly<Record<string, unknown>>,
	known: Set<string>,
): { readonly line: number; readonly list: string; readonly text: string }[] {
	const lines = source.split('\n');
	return Object.entries(exported).flatMap(([list, value]) => {
		const texts = textsIn(value).map(({ text }) => text);
		const found = [...new Set(texts)].filter((text) => !known.has(text) && isUnreal(text));
		return found.map((text) => {
			known.add(text);
			const written = lines.findIndex((line) => line.includes(`'${text}'`));
			return { line: (written < 0 ? rangeOf(lines, list)[0] : written) + 1, list, text };
		});
	});
}
