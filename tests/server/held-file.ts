import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type HeldStore, holdStore } from '#server/db/hold-store.ts';
import { sqlitePath } from '#server/db/open-sqlite.ts';
import { count } from '#server/db/rate-counter.ts';
import { reportFailures } from '#server/db/report-failures.ts';
import { reasonOf } from '#server/db/store-health.ts';
import { openLog } from '#server/metrics/log.ts';
import { until } from '../faults/until.ts';

/** A SQLite store that is held as the server holds it, and everything that can happen to its file. */
export class HeldFile {
	readonly folder = join(mkdtempSync(join(tmpdir(), 'held-')), 'data');
	readonly file = sqlitePath(this.folder);
	/** Where `backUp` puts its copy. */
	readonly copy = `${this.folder}-copy`;
	store: HeldStore | undefined;
	/** How often a new store was made. */
	made = 0;
	/** Transactions that were lost, as the opening said. */
	lost = 0;

	/** Opens it, or tries to. */
	async hold(): Promise<HeldStore> {
		const config = { DATA_DIR: this.folder, DATABASE_URL: '' };
		const onNew = () => void this.made++;
		const onLost = (transactions: number) => {
			this.lost += transactions;
		};
		this.store = holdStore(config, { report: reportFailures(openLog('silent')), onNew, onLost, pause: 20 });
		await this.store.tried;
		return this.store;
	}

	/** How often this was counted in the store, or why it could not be. */
	async visit(): Promise<number | string> {
		assert.ok(this.store);
		return count(this.store, 'visit', 3_600_000).then(({ n }) => n, reasonOf);
	}

	healed = () => until('healed', async () => typeof (await this.visit()) === 'number', 10);

	/** Copies it as `admin backup` does. */
	backUp = () => this.change(`vacuum into '${this.copy}'`);

	change(sql: string): void {
		const database = new DatabaseSync(this.file);
		database.exec(sql);
		database.close();
	}

	damage(): void {
		const bytes = readFileSync(this.file);
		for (let page = 4096; page < bytes.length; page += 4096) bytes.fill(0x5a, page, page + 200);
		writeFileSync(this.file, bytes);
	}
}
