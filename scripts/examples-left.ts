import { glob, readFile } from 'node:fs/promises';
import { type Example, examplesIn } from '#content/records/examples.ts';
import { shapeOfFile } from '#content/records/shapes.ts';

type Left = Example & { readonly page: string; readonly form: string; readonly fetch: string };

/** Everything that is still an example, read from disk, with the form that it is changed in and what must be fetched for it. */
export async function examplesLeft(): Promise<readonly Left[]> {
	const files = (await Array.fromAsync(glob('**/*.json', { cwd: 'content/records' }))).map((file) =>
		file.replaceAll('\\', '/'),
	);
	const all = files.sort().map(async (file) => {
		const shape = shapeOfFile(file);
		if (shape === undefined) return [];
		const record: unknown = JSON.parse(await readFile(`content/records/${file}`, 'utf8'));
		const { name, slug } = shape;
		const form = slug === undefined ? `singleton/${name}` : `collection/${name}/item/${slug}`;
		return examplesIn(shape.of, record, shape.label).map((one) => ({
			page: shape.page,
			...one,
			form: `/keystatic/${form}`,
			fetch: shape.fetch,
		}));
	});
	return (await Promise.all(all)).flat();
}
