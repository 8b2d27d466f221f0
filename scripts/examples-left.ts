import { groupsIn } from '#content/records/groups-in.ts';
import { shapeOfFile } from '#content/records/shapes.ts';
import { formAddress } from '../editor/form-address.ts';
import { readRecord, recordFiles } from './record-files.ts';

/** What carries the tick “Still an example”: what it is called, its page, its form, and what must be fetched for it. */
type Left = Readonly<Record<'where' | 'name' | 'page' | 'form' | 'fetch', string>>;

/** What is still an example, and how much is confirmed. */
export type Launch = { readonly left: readonly Left[]; readonly confirmed: number };

/** Reads from disk every part of a record that somebody must confirm, or has confirmed. */
export async function examplesLeft(): Promise<Launch> {
	const left: Left[] = [];
	let confirmed = 0;
	for (const file of await recordFiles()) {
		const shape = shapeOfFile(file);
		if (shape === undefined) continue;
		const { of, label, page, fetch = 'Facts of the company' } = shape;
		for (const { group, values, where } of groupsIn(of, await readRecord(file), label)) {
			if (!('sample' in group.parts)) continue;
			const own = typeof values.page === 'string' ? values.page : page;
			if (values.sample === true)
				left.push({ where, name: nameIn(values), page: own, form: formAddress(file), fetch });
			else confirmed++;
		}
	}
	return { left, confirmed };
}

/** The first words that a group has. */
const nameIn = (values: Readonly<Record<string, unknown>>): string =>
	Object.values(values).find((value): value is string => typeof value === 'string' && value !== '') ?? '';
