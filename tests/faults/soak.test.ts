import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeBuild } from '../office/fixture-build.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { quantile, startSenders } from './senders.ts';
import { full } from './until.ts';

const seconds = full ? 1800 : 5;

/** Memory a process holds, in megabytes; 0 where the system does not tell. */
function megabytes(pid: number | undefined): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

it(`row 3: ${seconds} s of letters and pages together: no answer of 5xx, and memory does not creep`, async (test) => {
	const folder = temporaryFolder();
	await using office = await startOffice({ DATA_DIR: folder, BUILD_DIR: writeBuild(join(folder, 'build')) });
	await using senders = startSenders(10, office, 90);
	let pages = 0;
	let going = true;
	const readers = Array.from({ length: 10 }, async () => {
		while (going) {
			assert.equal((await fetch(`${office.origin}/About`)).status, 200);
			pages++;
			await pause(15);
		}
	});
	await pause((seconds / 5) * 1000);
	const warm = megabytes(office.process.pid);
	await pause((seconds / 5) * 4000);
	const slope = (megabytes(office.process.pid) - warm) / ((seconds * 4) / 5 / 60);
	going = false;
	await Promise.all([...readers, senders.stop()]);
	const odd = [...senders.statuses].filter(([status]) => status !== 200);
	test.diagnostic(
		`letters ${senders.acknowledged.size}, pages ${pages}, answers p99 ${quantile(senders.took, 0.99)} ms, memory ${slope.toFixed(1)} MB a minute`,
	);
	assert.deepEqual(odd, []);
	if (full) assert.ok(slope < 1);
});
