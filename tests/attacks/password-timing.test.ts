import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setPassword } from '#server/documents/set-password.ts';
import { full } from '../faults/until.ts';
import { openServer } from '../server/open-server.ts';

const rounds = full ? 40 : 2;

it('row 20: an answer takes as long whether the password is far off, nearly right, or none is set', async (test) => {
	const server = await openServer();
	await setPassword(server.store, 'abstract-book', 'Tagetes erecta 2025');
	const tries: Readonly<Record<string, readonly [document: string, password: string]>> = {
		'far off': ['abstract-book', 'x'],
		'nearly right': ['abstract-book', 'Tagetes erecta 2024'],
		'as long as may be': ['abstract-book', 'x'.repeat(1024)],
		'none set': ['conference-summary', 'Tagetes erecta 2025'],
	};
	const took = new Map(Object.keys(tries).map((what) => [what, [] as number[]]));
	const unchecked: number[] = [];
	const ask = async (id: string, password: string, durations: number[] | undefined) => {
		await server.store.db.deleteFrom('rate_counters').execute();
		const asked = performance.now();
		const url = `/api/documents/${id}`;
		const answer = await server.app.inject({ method: 'POST', url, payload: { password } });
		durations?.push(performance.now() - asked);
		return answer;
	};
	for (let round = 0; round < rounds; round++) {
		assert.equal((await ask('abstract-book', '', unchecked)).statusCode, 422);
		for (const [what, [id, password]] of Object.entries(tries)) {
			const answer = await ask(id, password, took.get(what));
			assert.equal(answer.statusCode, 401);
			assert.deepEqual(answer.json(), { success: false, errors: { password: 'Incorrect password' } });
		}
	}
	await server.close();
	const quickest = [...took].map(([what, durations]) => [what, Math.min(...durations)] as const);
	const all = quickest.map(([, ms]) => ms);
	const apart = 100 * (1 - Math.min(...all) / Math.max(...all));
	test.diagnostic(
		`${quickest.map(([what, ms]) => `${what} ${ms.toFixed(1)} ms`).join(', ')}; ${apart.toFixed(1)} % apart`,
	);
	// The quickest of each, because a busy machine slows down at random. None spares itself the work, as no password at all does.
	assert.ok(Math.min(...all) > 10 * Math.min(...unchecked));
	if (full) assert.ok(apart < 5);
});
