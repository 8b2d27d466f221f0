import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { copiesOf, openMailServer, refusal, undelivered } from '../server/mail-server.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../server/server-process.ts';
import { adminOutput } from './admin-output.ts';
import { startSenders } from './senders.ts';
import { send } from './turned-away.ts';
import { until } from './until.ts';

/** A server whose clock goes wrong while submissions come and wait. */

const hours = 3_600_000;
const preload = import.meta.resolve('./shifted-clock.ts');

type Jump = {
	readonly what: string;
	readonly zone: string;
	/** What the clock shows at the start, and by how much it then jumps. */
	readonly starts?: string;
	readonly jumps: number;
	/** How the organiser reads the moment of the first and of the last submission. */
	readonly reads?: readonly [RegExp, RegExp];
};

const jumps: readonly Jump[] = [
	{ what: 'is put back two hours', zone: 'Asia/Kolkata', jumps: -2 * hours },
	{ what: 'is put forward two hours', zone: 'Asia/Kolkata', jumps: 2 * hours },
	{
		what: 'goes on to summer time',
		zone: 'Europe/Berlin',
		starts: '2027-03-28T00:59:30Z',
		jumps: 30_000,
		reads: [/28 March 2027 at 06:29/, /28 March 2027 at 06:30/],
	},
	{
		what: 'goes back from summer time',
		zone: 'America/New_York',
		starts: '2026-11-01T05:59:30Z',
		jumps: 30_000,
		reads: [/1 November 2026 at 11:29/, /1 November 2026 at 11:30/],
	},
	{
		what: 'passes 03:14:07 on 19 January 2038',
		zone: 'Asia/Kolkata',
		starts: '2038-01-19T03:13:30Z',
		jumps: 60_000,
		reads: [/19 January 2038 at 08:43/, /19 January 2038 at 08:44/],
	},
];

describe('row 14: the clock', { concurrency: true }, () => {
	for (const { what, zone, starts, jumps: jump, reads } of jumps)
		it(`${what}: nothing waits for over a minute because of it, and nothing is given up`, async (test) => {
			let deferring = true;
			await using mail = await openMailServer({
				judge() {
					if (deferring) throw refusal(451);
				},
			});
			const folder = temporaryFolder();
			const file = join(folder, 'shift');
			const start = starts === undefined ? 1 : Date.parse(starts) - Date.now();
			const shift = (by: number) => writeFileSync(file, String(start + by));
			shift(0);
			const environment = {
				DATA_DIR: folder,
				SMTP_URL: mail.url,
				MAIL_TO: 'office@aeg.example',
				NODE_OPTIONS: `--import=${preload}`,
				CLOCK_SHIFT_FILE: file,
				TZ: zone,
				LOG_LEVEL: 'silent',
			};
			await using server = await startServer(environment);
			await using before = startSenders(2, server, 100);
			await pause(1500);
			await before.stop();
			deferring = false;
			shift(jump);
			const jumped = performance.now();
			await using after = startSenders(2, server, 100);
			await pause(1500);
			await after.stop();
			const submissions = [...before.acknowledged, ...after.acknowledged];
			await until('all is delivered', () => undelivered(submissions, mail.mails).length === 0, 60);
			const stall = performance.now() - jumped;
			const stats = await adminOutput(environment, 'stats');
			test.diagnostic(
				`acknowledged ${submissions.length}, all delivered ${Math.round(stall)} ms after the jump, doubled ${mail.mails.length - copiesOf(mail.mails).size}, dead ${/dead\s+(\d+)/.exec(stats)?.[1] ?? 0}`,
			);
			assert.equal(mail.mails.length, copiesOf(mail.mails).size);
			assert.doesNotMatch(stats, /dead/);
			const read = async (reference: string) => {
				const text = mail.mails.find((one) => one.includes(`${reference}.organiser`)) ?? '';
				return (await PostalMime.parse(text)).text ?? '';
			};
			if (reads) {
				assert.match(await read(submissions[0] ?? ''), reads[0]);
				assert.match(await read(submissions.at(-1) ?? ''), reads[1]);
			}
		});
});

it('row 14: the clock is put forward 740 days while the server rests: nothing is erased, and it says why', async (test) => {
	const folder = temporaryFolder();
	const file = join(folder, 'shift');
	const environment = { DATA_DIR: folder, NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_FILE: file };
	const run = async (shift: number, work: (server: ServerProcess) => Promise<void>) => {
		writeFileSync(file, String(shift));
		await using server = await startServer(environment);
		await work(server);
		await server.end('SIGTERM');
	};
	const kept = async () =>
		/submissions {2}message\s+(\d+)/.exec(await adminOutput(environment, 'stats'))?.[1];
	const doubts = (server: ServerProcess) => async () => {
		const ready = await fetch(`${server.origin}/readyz`);
		assert.equal(ready.status, 200);
		return /no old submissions are erased/.test(await ready.text());
	};
	const delivered = async () => /organiser sent\s+20/.test(await adminOutput(environment, 'stats'));
	await run(1, async (server) => {
		for (let n = 0; n < 20; n++) await send(server, `number ${n}`);
		await until('all is delivered', delivered, 30);
	});
	await run(740 * 24 * hours, async (server) => {
		await until('it says that it does not believe the clock', doubts(server), 30);
		await send(server, 'one more, by the wrong clock');
	});
	await run(740 * 24 * hours, (server) => until('it still does not', doubts(server), 30));
	test.diagnostic(`submissions kept ${await kept()} of 21`);
	assert.equal(await kept(), '21');
});
