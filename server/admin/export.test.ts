import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { labels } from '#content/field-words.ts';
import { fieldsOf } from '#contract/submissions.ts';
import { message, openServer, registration, type TestServer } from '../../tests/server/open-server.ts';
import { readCsv } from '../../tests/server/read-csv.ts';
import { readWorkbook, sheetOf } from '../../tests/server/read-workbook.ts';
import { adminOf, type RunAdmin } from '../../tests/server/run-admin.ts';
import { AdminError } from './admin.ts';
import { csvLine, typedCell } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const open: TestServer[] = [];
let server: TestServer;
let admin: RunAdmin;
beforeEach(async () => {
	server = await openServer();
	open.push(server);
	admin = adminOf(server);
});
after(() => Promise.all(open.map((one) => one.close())));

/** Sends one as if it were that moment in India. */
async function postAt(moment: string, url: string, payload: object): Promise<string> {
	server.time.now = Date.parse(`${moment}+05:30`);
	return (await server.app.inject({ method: 'POST', url, payload })).json().reference;
}
const postMessage = (moment = '2026-11-21T12:00:00', more = {}) =>
	postAt(moment, '/api/send-email', { ...message, ...more });
const postRegistration = (moment = '2026-11-21T12:00:01', more = {}) =>
	postAt(moment, '/api/send-registration', { ...registration, ...more });

/** The rows of a CSV file, each cell by the name of its column. */
function table(csv: string): Record<string, string>[] {
	const [names = [], ...rows] = readCsv(csv);
	return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
const namesIn = (csv: string) => table(csv).map(({ name }) => name);

describe('the export', () => {
	it('is CSV that a spreadsheet opens right and that loses nothing', async () => {
		const odd = { name: '=1+1', message: 'He said "hi",\r\n+91 98\t\'quoted\'' };
		await postMessage(undefined, odd);
		await postRegistration(undefined, { department: "'तकनीक" });
		const csv = await admin('export', 'csv');
		assert.ok(csv.startsWith('\uFEFF"reference"'));
		assert.match(csv, /"'=1\+1"/);
		assert.match(csv, /"'\+91 00000 00001"/);
		const [first = {}, second = {}] = table(csv);
		assert.deepEqual([first.name, first.email, first.message], [odd.name, message.email, odd.message]);
		const { name, email, phone, affiliation, department } = second;
		assert.deepEqual(
			{ name, email, phone, affiliation, department },
			{ ...registration, department: "'तकनीक" },
		);
	});

	it('says in CSV for which conference a registration came and where that stood, and guards that too', async () => {
		await postMessage();
		await postRegistration();
		const [row] = await server.store.db
			.selectFrom('submissions')
			.selectAll()
			.where('kind', '=', 'registration')
			.execute();
		const [first, second] = table(await admin('export', 'csv'));
		assert.deepEqual([first?.conference, first?.['conference-state']], ['', '']);
		assert.deepEqual([second?.conference, second?.['conference-state']], [server.edition.name, 'open']);
		const fields = JSON.stringify({ ...JSON.parse(row?.fields ?? ''), conference: '=1+1' });
		await server.store.db
			.updateTable('submissions')
			.set({ fields })
			.where('kind', '=', 'registration')
			.execute();
		assert.match(await admin('export', 'csv'), /"'=1\+1"/);
	});

	it('tells the time by the clock of India in CSV, as spreadsheets read it', async () => {
		const reference = await postMessage('2026-11-21T00:05:09');
		await admin('mark', reference, 'handled', '--note', '=sent');
		const csv = await admin('export', 'csv');
		const [row = {}] = table(csv);
		assert.equal(row['received (IST)'], '2026-11-21 00:05:09');
		assert.equal(row['handled (IST)'], '2026-11-21 00:05:09');
		assert.match(csv, /"'=sent"/);
	});

	it('is JSON word for word', async () => {
		await postMessage();
		await postMessage('2026-11-21T12:00:01', { message: 'another' });
		const submissions = JSON.parse(await admin('export', 'json'));
		assert.equal(submissions.length, 2);
		assert.deepEqual(submissions[0].fields, message);
		assert.equal(submissions[0].received, '2026-11-21T06:30:00.000Z');
	});

	it('holds one kind or both, and whole days in India, the last one included', async () => {
		await postRegistration('2026-10-31T23:59:59', { name: 'Too early' });
		await postRegistration('2026-11-01T00:00:00', { name: 'First' });
		await postMessage('2026-11-15T12:00:00', { name: 'Writes' });
		await postRegistration('2026-11-30T23:59:59', { name: 'Last' });
		await postRegistration('2026-12-01T00:00:00', { name: 'Too late' });
		const november = ['--since', '2026-11-01', '--until', '2026-11-30'];
		assert.deepEqual(namesIn(await admin('export', 'registrations', ...november)), ['First', 'Last']);
		assert.deepEqual(namesIn(await admin('export', 'messages', ...november)), ['Writes']);
		assert.deepEqual(namesIn(await admin('export', ...november)), ['First', 'Writes', 'Last']);
		assert.deepEqual(namesIn(await admin('export', '--since', '2026-12-01')), ['Too late']);
	});

	for (const [words, sentence] of [
		[['letters'], /"letters" cannot be exported/],
		[['--since', '1 November'], /"1 November" is no day/],
		[['--since', '2026-12-01', '--until', '2026-11-01'], /must not be after/],
		[['--from', '2026-11-01'], /Unknown option '--from'/],
		[['--output', join(folder, 'missing', 'a.csv')], /a\.csv cannot be written: its folder is not there/],
		[['--output', folder], /is there already/],
	] as const)
		it(`refuses ${words.join(' ').replace(folder, '')} with a sentence`, async () => {
			await assert.rejects(admin('export', ...words), (problem: Error) => {
				assert.ok(problem instanceof AdminError);
				assert.match(problem.message, sentence);
				return true;
			});
		});

	it('is a workbook in which every cell is the text that was typed, and nothing is a formula', async () => {
		const odd = { name: '=1+1', message: " <b>&\n+91 98\t'quoted' न 😀 _x000D_ " };
		await postMessage(undefined, odd);
		await postRegistration(undefined, { phone: '+91 1' });
		const file = join(mkdtempSync(join(tmpdir(), 'export-')), 'november.xlsx');
		assert.equal(await admin('export', '--output', file), `${file} holds submissions: 2.\n`);
		const [head = [], first = [], second = []] = readWorkbook(readFileSync(file));
		const at = (row: readonly string[], name: string) => row[head.indexOf(name)];
		assert.deepEqual([at(first, 'name'), at(first, 'message')], [odd.name, odd.message]);
		assert.equal(at(second, 'phone'), '+91 1');
		assert.ok(!sheetOf(readFileSync(file)).includes('<f>'));
		await assert.rejects(admin('export', 'xlsx'), /--output november\.xlsx/);
	});

	it('goes to a file by its ending, which only its owner may read, and never over one that is there', async () => {
		await postRegistration();
		const [csv, json] = [join(folder, 'list.csv'), join(folder, 'list.json')];
		assert.equal(await admin('export', 'registrations', '--output', csv), `${csv} holds registrations: 1.\n`);
		await admin('export', '--output', json);
		assert.deepEqual(namesIn(readFileSync(csv, 'utf8')), [registration.name]);
		assert.equal(JSON.parse(readFileSync(json, 'utf8'))[0].fields.name, registration.name);
		assert.equal(statSync(csv).mode & 0o777, 0o600);
		writeFileSync(csv, 'kept');
		await assert.rejects(admin('export', '--output', csv), /is there already/);
		assert.equal(readFileSync(csv, 'utf8'), 'kept');
		assert.deepEqual(readdirSync(folder).sort(), ['list.csv', 'list.json']);
	});
});

describe('the attendance list', () => {
	const days = ['--since', '2026-11-01', '--until', '2026-11-30'];
	/** Writes the list into a file of that name. Returns the name. */
	async function listAs(file: string): Promise<string> {
		await postRegistration('2026-11-02T10:00:00', { name: 'Zoya <Z>', email: 'z@iit.example' });
		await postRegistration('2026-11-03T10:00:00', { name: 'asha', email: 'asha@iit.example', phone: '1' });
		await postRegistration('2026-11-04T10:00:00', { name: 'Asha', email: 'Asha@iit.example', phone: '2' });
		await postRegistration('2026-12-04T10:00:00', { name: 'Too late' });
		await postMessage('2026-11-05T10:00:00');
		const output = join(folder, file);
		assert.match(
			await admin('attendance', ...days, '--title', 'AIC & friends', '--output', output),
			/holds people: 2, from registrations: 3\./,
		);
		return file;
	}
	const listIn = async (file: string) => readFileSync(join(folder, await listAs(file)), 'utf8');

	it('is a table of who registered between two days, by name, each person once', async () => {
		const rows = table(await listIn('attendance.csv'));
		assert.deepEqual(
			rows.map(({ Name, Phone }) => [Name, Phone]),
			[
				['Asha', '2'],
				['Zoya <Z>', registration.phone],
			],
		);
	});

	it('says of each person for which conference they registered and where that stood', async () => {
		const { name } = server.edition;
		const [row] = table(await listIn('meant.csv'));
		assert.deepEqual([row?.Conference, row?.['When registered']], [name, 'open']);
		const page = await listIn('meant.html');
		assert.match(page, new RegExp(`<td>${name}: open</td>`));
	});

	it('is a page to print with a place for each signature, which fetches nothing and runs nothing', async () => {
		const page = await listIn('attendance.html');
		assert.match(page, /<h1>AIC &amp; friends<\/h1>/);
		assert.match(page, /<td class="n">1<\/td><th scope="row">Asha<\/th>[\s\S]*Zoya &lt;Z&gt;/);
		assert.match(page, /<th scope="col" class="signature">Signature<\/th>/);
		assert.doesNotMatch(page, /<script|<link|<img|url\(|Too late|meera/);
	});

	it('has a column for every field of the form but the email address', async () => {
		const page = await listIn('fields.html');
		const heads = [...page.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head);
		const fields = fieldsOf('registration').map(([name]) => name);
		assert.deepEqual(heads, [
			'No.',
			...fields.filter((name) => name !== 'email').map((name) => labels[name]),
			'Conference',
			'Signature',
		]);
	});

	it('is a workbook too, with the same cells', async () => {
		const rows = readWorkbook(readFileSync(join(folder, await listAs('attendance.xlsx'))));
		assert.equal(rows.length, 3);
		assert.equal(rows[1]?.[0], 'Asha');
	});

	it('asks for the days and the file', async () => {
		await assert.rejects(admin('attendance', '--output', 'list.html'), /--since 2026-11-01/);
		await assert.rejects(
			admin('attendance', ...days, '--output', 'list.pdf'),
			/list\.html, list\.xlsx or list\.csv/,
		);
	});
});

for (const typed of [
	'=1+1',
	'+91 00000 00001',
	'-2+3',
	'@SUM(1)',
	'\n=1+1',
	' =1+1',
	'\t@SUM(1)',
	'\r=1',
	'\u200b=1',
	'\uff1d1+1',
	"'=1+1",
])
	it(`guards ${JSON.stringify(typed)}, which is a formula, in a CSV cell with one apostrophe`, () => {
		assert.equal(typedCell(typed), `'${typed}`);
		assert.deepEqual(readCsv(csvLine([typedCell(typed)])), [[typed]]);
	});

for (const typed of [
	'',
	'State technical university',
	'मीरा शर्मा',
	'9826000000',
	'07550000000',
	'(0755) 000000',
	'/registerConference',
	'1-2',
	"'quoted'",
	'"said"',
	'\tIndented',
	'50 % = half',
])
	it(`leaves ${JSON.stringify(typed)}, which is no formula, as it is in a CSV cell`, () => {
		assert.equal(typedCell(typed), typed);
		assert.deepEqual(readCsv(csvLine([typedCell(typed)])), [[typed]]);
	});
