import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname } from 'node:path';
import { readRecord, writeRecord } from '../scripts/record-files.ts';
import { askedOf, bodyOf, Refusal, tell } from './answer.ts';
import { type PhotoList, photoLists } from './photo-lists.ts';
import { reducedPhoto } from './reduce-photos.ts';

/**
 * Adds one photo to a list, at its end (OWN-5): `POST /api/edit/photo?file=conference-photos/2025.json&field=gallery` with
 * the name of the photo, its title and what it shows; the body is the photo. It is stored reduced, as a form stores it.
 * Refuses what is no photo, or where the list is full.
 */
export async function addPhoto(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const asked = askedOf(request);
	const said = (name: string) => asked.get(name) ?? '';
	const list = (await photoLists()).find(
		({ file, field }) => file === said('file') && field === said('field'),
	);
	if (list === undefined) throw new Refusal('This list is not there any more: load this page again.');
	if (list.room < 1) throw new Refusal('The list is full: take photos out of it first.');
	const place = freePlace(list, extname(said('name')).toLowerCase());
	const photo = await reducedPhoto(place, await bodyOf(request));
	mkdirSync(dirname(place), { recursive: true });
	// whoever looks meanwhile finds all of it or nothing
	writeFileSync(`${place}.part`, photo);
	renameSync(`${place}.part`, place);
	const record = await readRecord(list.file);
	const before: readonly { readonly title?: string }[] = record[list.field] ?? [];
	const picture = { file: place, alt: said('alt'), focus: 'automatic' };
	record[list.field] = [...before, { title: numbered(said('title'), before), picture }];
	await writeRecord(list.file, record);
	tell(response, 204);
}

/** Where nothing lies yet; the form too counts the entries of a list. */
function freePlace({ folder, length }: PhotoList, end: string): string {
	let at = length;
	while (existsSync(`${folder}/${at}`)) at++;
	return `${folder}/${at}/picture/file${end}`;
}

/** The title with the first number that no other one has: a list holds no title twice. */
function numbered(title: string, entries: readonly { readonly title?: string }[]): string {
	let at = 1;
	while (entries.some((entry) => entry.title === `${title} ${at}`)) at++;
	return `${title} ${at}`;
}
