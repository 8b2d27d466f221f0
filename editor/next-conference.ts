import { existsSync, writeFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RecordOf, shapes } from '#content/records/shapes.ts';
import type { Day } from '#content/shapes.ts';
import { dayInIndia } from '../scripts/records-on-disk.ts';
import { copyOfConference, copyOfPeople, nextName } from './copy-conference.ts';
import { formAddress } from './form-address.ts';

const folder = 'content/records';
const read = async (file: string) => JSON.parse(await readFile(`${folder}/${file}`, 'utf8'));
const write = (file: string, record: unknown) =>
	writeFileSync(`${folder}/${file}`, `${JSON.stringify(record, null, 2)}\n`, { flag: 'wx' });

/** The conference of the last year; undefined where there is none. */
async function lastConference(): Promise<
	{ readonly slug: string; readonly record: RecordOf<'conferences'> } | undefined
> {
	const files = await Array.fromAsync(glob('*.json', { cwd: `${folder}/conferences` }));
	const file = files.sort().at(-1);
	if (file === undefined) return undefined;
	return { slug: file.slice(0, -'.json'.length), record: await read(`conferences/${file}`) };
}

/** What the page of the next conference begins with: the name of the last one, and one for it. */
export async function suggestNext(): Promise<{ readonly last?: string; readonly name: string }> {
	const last = (await lastConference())?.record.name;
	return last === undefined ? { name: '' } : { last, name: nextName(last, dayInIndia(Date.now())) };
}

/**
 * Begins a conference with what it has from the last one: `POST /api/edit/next-conference?name=AIC-RAETHM%202027`. Answers
 * with the address of its form, or 422 with a sentence. Only pages of our own origin can send the header.
 */
export async function beginNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const answer = (status: number, words: string) =>
		void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
	if (request.method !== 'POST' || request.headers['x-edit'] !== '1') return answer(400, 'Nothing was sent.');
	const name = (new URL(request.url ?? '', 'http://localhost').searchParams.get('name') ?? '').trim();
	const { like: [pattern, sentence] = [/./, ''], most = Infinity } = shapes.conferences.of.parts.name;
	if (!pattern.test(name)) return answer(422, `“${name}”: ${sentence}`);
	if (name.length > most)
		return answer(422, `This has ${name.length} characters; there is room for ${most}.`);
	const file = `conferences/${name.slice(-4)}.json`;
	if (existsSync(`${folder}/${file}`))
		return answer(422, `There is a conference of ${name.slice(-4)} already: open it in “Conferences”.`);
	const last = await lastConference();
	if (last === undefined) return answer(422, 'There is no conference yet: press “Add” in “Conferences”.');
	const [ofLast, ofNext] = [last.slug, name.slice(-4)].map((year) => `conference-people/${year}.json`) as [
		string,
		string,
	];
	write(file, copyOfConference(last.record, name, dayInIndia(Date.now()) as Day));
	if (existsSync(`${folder}/${ofLast}`) && !existsSync(`${folder}/${ofNext}`))
		write(ofNext, copyOfPeople(await read(ofLast), name));
	answer(200, formAddress(file));
}
