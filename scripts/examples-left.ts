import { type Confirmable, confirmableIn } from '#content/records/examples.ts';
import { shapeOfFile } from '#content/records/shapes.ts';
import { formAddress } from '../editor/form-address.ts';
import { readRecord, recordFiles } from './record-files.ts';

type Left = Confirmable & { readonly page: string; readonly form: string; readonly fetch: string };

/** What is still an example, and how much is confirmed. */
export type Launch = { readonly left: readonly Left[]; readonly confirmed: number };

/** Reads from disk what is still an example, each with the form that it is changed in and what must be fetched for it. */
export async function examplesLeft(): Promise<Launch> {
	const found = (await recordFiles()).map(async (file) => {
		const shape = shapeOfFile(file);
		if (shape === undefined) return [];
		return confirmableIn(shape.of, await readRecord(file), shape.label).map((one) => ({
			page: shape.page,
			...one,
			form: formAddress(file),
			fetch: shape.fetch ?? 'Facts of the company',
		}));
	});
	const all = (await Promise.all(found)).flat();
	const left = all.filter(({ isExample }) => isExample);
	return { left, confirmed: all.length - left.length };
}
