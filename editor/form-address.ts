import { shapeOfFile } from '#content/records/shapes.ts';

/** Where the form of a record is: `company.json`, `mats/coir.json`, or all of a folder, `mats/`. */
export function formAddress(file: string): string {
	const { name, slug } = shapeOfFile(file) ?? {};
	if (name === undefined) return '/keystatic';
	if (slug === undefined) return `/keystatic/singleton/${name}`;
	return `/keystatic/collection/${name}${slug === '' ? '' : `/item/${encodeURIComponent(slug)}`}`;
}
