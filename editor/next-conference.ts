import type { IncomingMessage, ServerResponse } from 'node:http';
import { shapes } from '#content/records/shapes.ts';
import type { Day } from '#content/shapes.ts';
import { readRecord, recordFiles, writeRecord } from '../scripts/record-files.ts';
import { dayInIndia } from '../scripts/records-on-disk.ts';
import { askedOf, Refusal, tell } from './answer.ts';
import { copyOfConference, copyOfPeople, nextName } from './copy-conference.ts';
import { formAddress } from './form-address.ts';

/** The file of the last conference among all files; undefined where there is none. */
const lastIn = (files: readonly string[]) => files.findLast((file) => file.startsWith('conferences/'));

/** What the page of the next conference begins with: the name of the last one, and one for it. */
export async function suggestNext(): Promise<{ readonly last?: string; readonly name: string }> {
	const file = lastIn(await recordFiles());
	if (file === undefined) return { name: '' };
	const { name } = await readRecord(file);
	return { last: name, name: nextName(name, dayInIndia(Date.now())) };
}

/**
 * Begins a conference with what it has from the last one: `POST /api/edit/next-conference?name=AIC-RAETHM%202027`. Answers
 * with the address of its form.
 */
export async function beginNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const name = (askedOf(request).get('name') ?? '').trim();
	const { like: [pattern, sentence] = [/./, ''], most = Infinity } = shapes.conferences.of.parts.name;
	if (!pattern.test(name)) throw new Refusal(`“${name}”: ${sentence}`);
	if (name.length > most) throw new Refusal(`This has ${name.length} characters; there is room for ${most}.`);
	const year = name.slice(-4);
	const files = await recordFiles();
	const [file, people] = [`conferences/${year}.json`, `conference-people/${year}.json`];
	if (files.includes(file))
		throw new Refusal(`There is a conference of ${year} already: open it in “Conferences”.`);
	const last = lastIn(files);
	if (last === undefined) throw new Refusal('There is no conference yet: press “Add” in “Conferences”.');
	const peopleOfLast = last.replace('conferences/', 'conference-people/');
	await writeRecord(
		file,
		copyOfConference(await readRecord(last), name, dayInIndia(Date.now()) as Day),
		'wx',
	);
	if (files.includes(peopleOfLast) && !files.includes(people))
		await writeRecord(people, copyOfPeople(await readRecord(peopleOfLast), name), 'wx');
	tell(response, 200, formAddress(file));
}
