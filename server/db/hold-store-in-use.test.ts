import assert from 'node:assert/strict';
import { existsSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { HeldFile } from '../../tests/server/held-file.ts';

let held: HeldFile;
beforeEach(async () => {
	held = new HeldFile();
	await held.hold();
	await held.visit();
});
afterEach(() => held.store?.close());

describe('while it is used nothing is written to a store that is not there any more', () => {
	it('gone: it is waited for, and goes on with what it held', async () => {
		renameSync(held.file, `${held.file}.away`);
		assert.equal(await held.visit(), 'the store is gone');
		assert.ok(!existsSync(held.file), 'no new store takes its place');
		renameSync(`${held.file}.away`, held.file);
		await held.healed();
		assert.equal(await held.visit(), 3);
	});

	it('gone with its folder', async () => {
		renameSync(held.folder, `${held.folder}-away`);
		assert.equal(await held.visit(), 'the store is gone');
		renameSync(`${held.folder}-away`, held.folder);
		await held.healed();
		assert.equal(await held.visit(), 3);
	});

	it('replaced: the other one is used, once no log of the first lies beside it', async () => {
		held.backUp();
		await held.visit();
		renameSync(held.copy, held.file);
		assert.equal(await held.visit(), 'the store was replaced');
		for (const end of ['-wal', '-shm']) rmSync(held.file + end, { force: true });
		await held.healed();
		assert.equal(await held.visit(), 3);
	});

	it('emptied', async () => {
		held.backUp();
		truncateSync(held.file);
		assert.equal(await held.visit(), 'the store is empty');
		rmSync(`${held.file}-wal`, { force: true });
		renameSync(held.copy, held.file);
		await held.healed();
	});

	it('its write-ahead log is removed: what is in it is saved', async () => {
		rmSync(`${held.file}-wal`);
		assert.match(String(await held.visit()), /write-ahead log of the store is gone/);
		await held.healed();
		assert.equal(await held.visit(), 3);
	});

	it('damaged: the hourly inspection finds it', async () => {
		assert.ok(held.store);
		await held.store.discardErased();
		held.backUp();
		held.damage();
		await assert.rejects(held.store.checkWhole(), /is damaged/);
		assert.match(String(await held.visit()), /is damaged/);
		renameSync(held.copy, held.file);
		await held.healed();
	});
});
