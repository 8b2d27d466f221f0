import { sql } from 'kysely';
import { readConfig } from '../../server/config.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openStore } from '../../server/db/open.ts';

/** Fills a SQLite store with delivered letters, so that figures can be taken on a full one. */
export async function fillStore(folder: string, letters: number): Promise<void> {
	const store = openStore(readConfig({ DATA_DIR: folder }));
	await migrate(store);
	const fields = JSON.stringify({
		name: 'A visitor',
		email: 'visitor@vist.example',
		message: 'words '.repeat(30),
	});
	const numbers = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${letters})`;
	if (letters > 0) {
		await sql`${numbers} insert into letters select 'OLD-' || n, 'message', ${fields}, 'visitor@vist.example', 0, n from numbers where true`.execute(
			store.db,
		);
		await sql`${numbers} insert into emails select 'OLD-' || n || '.organiser', 'OLD-' || n, 'organiser', 'sent', 1, n, n, n, null from numbers where true`.execute(
			store.db,
		);
	}
	await store.close();
}
