import type { Field } from '#content/records/describe.ts';
import { type RecordShape, shapeOfFile } from '#content/records/shapes.ts';
import { readRecord, recordFiles } from '../scripts/record-files.ts';
import { formAddress } from './form-address.ts';

/** The family of the pictures, where each entry of a list has one. */
function familyOf(field: Field): string | undefined {
	const entry = field.kind === 'list' ? field.one : undefined;
	const picture = entry?.kind === 'group' ? entry.parts.picture : undefined;
	const file = picture?.kind === 'group' ? picture.parts.file : undefined;
	return file?.kind === 'optional' && file.one.kind === 'photo' ? file.one.family : undefined;
}

function listsIn(file: string, shape: RecordShape, record: Readonly<Record<string, unknown>>) {
	const slug = file.replace(/^.*\/|\.json$/g, '');
	return Object.entries(shape.of.parts).flatMap(([field, part]) => {
		const family = familyOf(part);
		if (family === undefined || part.kind !== 'list') return [];
		const { length = 0 } = (record[field] ?? []) as readonly unknown[];
		return [
			{
				/** `conference-photos/2025.json` */
				file,
				/** The field of the record that holds the list. */
				field,
				label: `${record[shape.named ?? ''] ?? slug}: ${part.label}`,
				/** The folder of its photos. */
				folder: `media/sources/${family}/${slug}/${field}`,
				length,
				/** How many more it takes. */
				room: (part.most ?? Infinity) - length,
				page: shape.page,
				form: formAddress(file),
			},
		];
	});
}

/** Every list of photos that a record has, read from disk. */
export async function photoLists() {
	const found = (await recordFiles()).map(async (file) => {
		const shape = shapeOfFile(file);
		if (!shape || !Object.values(shape.of.parts).some((part) => familyOf(part) !== undefined)) return [];
		return listsIn(file, shape, await readRecord(file));
	});
	return (await Promise.all(found)).flat();
}

/** A list of photos in a record, to which many can be added at once. */
export type PhotoList = Readonly<Awaited<ReturnType<typeof photoLists>>[number]>;
