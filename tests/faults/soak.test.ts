import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeBuild } from '../server/fixture-build.ts';
import { freePort } from '../server/free-port.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { megabytes } from './megabytes.ts';
import { quantile, startSenders } from './senders.ts';
import { full } from './until.ts';

const looks = 30;
const seconds = full ? 60 : 0.2;

/** What one look at the server tells: the memory it holds in MB, and the delay of its loop since the last look in ms. */
type Look = { readonly memory: number; readonly delay: number };

async function look(pid: number | undefined, metrics: string): Promise<Look> {
	const page = await (await fetch(metrics)).text();
	return {
		memory: megabytes(pid),
		delay: Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(page)?.[1]) * 1000,
	};
}

/** The slope of the straight line that fits evenly spaced figures best, per step. */
function slope(figures: readonly number[]): number {
	const middle = (figures.length - 1) / 2;
	const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
	const over = figures.reduce((sum, figure, step) => sum + (step - middle) * (figure - mean), 0);
	return over / figures.reduce((sum, _, step) => sum + (step - middle) ** 2, 0);
}

it(`row 3: ${looks * seconds} s of submissions and pages together: no answer of 5xx, and memory does not creep`, async (test) => {
	const folder = temporaryFolder();
	const METRICS_PORT = String(await freePort());
	const BUILD_DIR = writeBuild(join(folder, 'build'));
	await using server = await startServer({ DATA_DIR: folder, BUILD_DIR, METRICS_PORT });
	await using senders = startSenders(10, server, 90);
	let pages = 0;
	let going = true;
	const readers = Array.from({ length: 10 }, async () => {
		while (going) {
			assert.equal((await fetch(`${server.origin}/About`)).status, 200);
			pages++;
			await pause(15);
		}
	});
	const seen: Look[] = [];
	for (let n = 0; n < looks; n++) {
		await pause(seconds * 1000);
		seen.push(await look(server.process.pid, `http://127.0.0.1:${METRICS_PORT}/metrics`));
	}
	going = false;
	await Promise.all([...readers, senders.stop()]);
	const settled = seen.slice(looks / 3);
	const perMinute = slope(settled.map(({ memory }) => memory)) * (60 / seconds);
	const delays = settled.map(({ delay }) => delay);
	const odd = [...senders.statuses].filter(([status]) => status !== 200);
	test.diagnostic(
		`submissions ${senders.acknowledged.size}, pages ${pages}, answers p99 ${quantile(senders.took, 0.99)} ms, memory ${Math.round(seen.at(-1)?.memory ?? 0)} MB, ${perMinute.toFixed(2)} MB a minute, delay of the loop p99 ${quantile(delays, 0.5)} ms (worst look ${quantile(delays, 1)} ms)`,
	);
	assert.deepEqual(odd, []);
	if (full) {
		assert.ok(perMinute < 1);
		assert.ok(quantile(delays, 0.5) < 50);
	}
});
