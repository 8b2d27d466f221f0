import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname } from 'node:path';
import { bodyOf } from './body-of.ts';
import { type PhotoList, photoLists } from './photo-lists.ts';
import { reducedPhoto, UnreadablePhoto } from './reduce-photos.ts';

/**
 * Adds one photo to a list, at its end (OWN-5): `POST /api/edit/photo?file=conference-photos/2025.json&field=gallery` with
 * the name of the photo, its title and what it shows; the body is the photo. It is stored reduced, as a form stores it.
 * Answers 422 with a sentence where it is no photo or the list is full. Only pages of our own origin can send the header.
 */
export async function addPhoto(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const refuse = (status: number, sentence: string) =>
		void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
	const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
	const said = (name: string) => asked.get(name) ?? '';
	if (request.method !== 'POST' || request.headers['x-edit'] !== '1')
		return refuse(400, 'No photo was sent.');
	const list = (await photoLists()).find(
		({ file, field }) => file === said('file') && field === said('field'),
	);
	if (list === undefined) return refuse(404, 'This list is not there any more: load this page again.');
	if (list.room < 1) return refuse(422, 'The list is full: take photos out of it first.');
	const place = freePlace(list, extname(said('name')).toLowerCase());
	try {
		const photo = await reducedPhoto(place, await bodyOf(request));
		mkdirSync(dirname(place), { recursive: true });
		// whoever looks meanwhile finds all of it or nothing
		writeFileSync(`${place}.part`, photo);
		renameSync(`${place}.part`, place);
	} catch (problem) {
		if (problem instanceof UnreadablePhoto) return refuse(422, problem.message);
		throw problem;
	}
	const file = `content/records/${list.file}`;
	const record = JSON.parse(readFileSync(file, 'utf8'));
	const before: readonly { readonly title?: string }[] = record[list.field] ?? [];
	const picture = { file: place, alt: said('alt'), focus: 'automatic' };
	record[list.field] = [...before, { title: numbered(said('title'), before), picture }];
	writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
	response.writeHead(204).end();
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
