import { sql } from 'kysely';
import { readConfig } from '../../server/config.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openStore } from '../../server/db/open.ts';

/** The submissions came one after the other within a year, so that the server does not erase them as old meanwhile. */
const year = 365 * 24 * 3_600_000;

/** Fills a SQLite store with delivered submissions under references as scattered as real ones, so that figures can be taken on a full one. */
export async function fillStore(folder: string, submissions: number): Promise<void> {
	const store = openStore(readConfig({ DATA_DIR: folder }));
	await migrate(store);
	const fields = JSON.stringify({
		name: 'A visitor',
		email: 'visitor@vist.example',
		message: 'words '.repeat(30),
	});
	if (submissions > 0) {
		await sql`pragma cache_size = -1000000`.execute(store.db);
		await sql`
			with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${submissions})
			insert into submissions (reference, kind, fields, email, suspected, received_at)
			select 'AEG-' || hex(randomblob(7)), 'message', ${fields}, 'visitor@vist.example', 0, ${Date.now()} - n * ${Math.floor(year / submissions)}
			from numbers where true`.execute(store.db);
		await sql`
			insert into emails
				(id, reference, purpose, state, attempts, due_at, created_at, settled_at, last_error)
			select reference || '.organiser', reference, 'organiser', 'sent', 1, received_at, received_at, received_at, null
			from submissions`.execute(store.db);
	}
	await store.close();
}
