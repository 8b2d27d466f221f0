import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { HeldFile } from '../../tests/server/held-file.ts';

let held: HeldFile;
beforeEach(() => {
	held = new HeldFile();
});
afterEach(() => held.store?.close());

it('a new store is announced, and one that was there is not', async () => {
	await held.hold();
	assert.equal(held.made, 1);
	await held.store?.close();
	await held.hold();
	assert.equal(held.made, 1);
});

it('says how many transactions are lost behind a damaged one in its log', async () => {
	await held.hold();
	for (let n = 0; n < 5; n++) await held.visit();
	const files = ['', '-wal'].map((end) => [held.file + end, readFileSync(held.file + end)] as const);
	await held.store?.close();
	for (const [file, bytes] of files) {
		// each visit is a page of the log and its head
		if (file.endsWith('-wal'))
			bytes.fill(0xff, bytes.length - 3.5 * (4096 + 24), bytes.length - 3.4 * (4096 + 24));
		writeFileSync(file, bytes);
	}
	await held.hold();
	assert.equal(held.lost, 4);
	assert.equal(await held.visit(), 2);
	await held.store?.close();
	await held.hold();
	assert.equal(held.lost, 4);
});

describe('at the start the store is refused, and opened when it is mended', () => {
	const troubles: Readonly<Record<string, { spoil: () => void; reason: RegExp; mend: () => void }>> = {
		'when it is damaged': {
			spoil: () => held.damage(),
			reason: /is damaged/,
			mend: () => renameSync(held.copy, held.file),
		},
		'when it is no database': {
			spoil: () => writeFileSync(held.file, 'words'.repeat(500)),
			reason: /is damaged/,
			mend: () => renameSync(held.copy, held.file),
		},
		'when a newer program has written it': {
			spoil: () => held.change("insert into migrations values ('9999-of-tomorrow', 0)"),
			reason: /newer program, which made the step 9999-of-tomorrow/,
			mend: () => held.change("delete from migrations where name like '9999%'"),
		},
		'when a column is not there': {
			spoil: () => held.change('alter table submissions rename column email to address'),
			reason: /lacks submissions\.email/,
			mend: () => held.change('alter table submissions rename column address to email'),
		},
		'when it was restored and the log of another was left beside it': {
			spoil() {
				renameSync(held.copy, held.file);
				writeFileSync(`${held.file}-wal`, 'of another');
			},
			reason: /write-ahead log of another store/,
			mend: () => rmSync(`${held.file}-wal`),
		},
		'when it is empty and its log is not': {
			spoil() {
				truncateSync(held.file);
				writeFileSync(`${held.file}-wal`, 'what was stored');
			},
			reason: /is empty and its write-ahead log is not/,
			mend() {
				rmSync(`${held.file}-wal`);
				renameSync(held.copy, held.file);
			},
		},
		'when its folder cannot be made': {
			spoil() {
				renameSync(held.folder, `${held.folder}-away`);
				writeFileSync(held.folder, 'a file');
			},
			reason: /the folder of the store is not there/,
			mend() {
				rmSync(held.folder);
				renameSync(`${held.folder}-away`, held.folder);
			},
		},
	};
	for (const [when, { spoil, reason, mend }] of Object.entries(troubles))
		it(when, async () => {
			await held.hold();
			await held.visit();
			await held.store?.close();
			held.backUp();
			spoil();
			await held.hold();
			assert.match(String(await held.visit()), reason);
			mend();
			await held.healed();
			assert.equal(await held.visit(), 3, 'what was stored is there');
			assert.equal(held.made, 1);
		});
});

it('a store that was never there is made as soon as its folder can be', async () => {
	writeFileSync(held.folder, 'a file');
	await held.hold();
	assert.match(String(await held.visit()), /the folder of the store is not there/);
	rmSync(held.folder);
	await held.healed();
	assert.equal(held.made, 1);
});
