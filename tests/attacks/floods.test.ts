import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { runJobs } from '#server/jobs/scheduler.ts';
import { full } from '../faults/until.ts';
import { mailNow } from '../server/mail-now.ts';
import { message, openServer, type TestServer } from '../server/open-server.ts';
import { sendUntilHeard } from '../server/send-until-heard.ts';

/** A bot that gives no sign of itself: it waits, leaves the honeypot empty, and writes something else each time. */

const hour = 3_600_000;
const open: TestServer[] = [];
after(() => Promise.all(open.map((server) => server.close())));

/** How many addresses, and how often each sends within an hour; the server takes 200 of one and 5,000 of all. */
const floods = full
	? [
			{ what: 'one address', addresses: 1, each: 250, hours: 24 },
			{ what: 'thirty addresses', addresses: 30, each: 170, hours: 2 },
			{ what: 'two thousand addresses', addresses: 2000, each: 4, hours: 2 },
		]
	: [
			{ what: 'one address', addresses: 1, each: 250, hours: 1 },
			{ what: 'two hundred addresses', addresses: 200, each: 2, hours: 1 },
		];

for (const { what, addresses, each, hours } of floods)
	it(`row 28: a flood from ${what} costs few emails, each submission comes in full, and an honest sender beside it is heard at once`, async (test) => {
		const server = await openServer({ SEND_RECEIPTS: 'true', TRUST_PROXY: '127.0.0.1' });
		open.push(server);
		const post = (text: string, email: string, from: string) =>
			sendUntilHeard(server, { ...message, email, message: text }, from);
		const references: string[] = [];
		const mails: { readonly to: string; readonly text: string }[] = [];
		let receipts = 0;
		async function deliver(): Promise<void> {
			for (let more = 1; more > 0; ) {
				const sent = await mailNow(server);
				more = sent.length;
				receipts += sent.filter(({ to }) => to !== 'office@aeg.example').length;
				mails.push(...sent.filter(({ to }) => to === 'office@aeg.example'));
			}
		}
		let n = 0;
		for (let past = 0; past < hours; past++) {
			for (let round = 0; round < each; round++)
				for (let address = 0; address < addresses; address++) {
					const from = `10.${address >> 8}.${address & 255}.1`;
					const answer = await post(`word${(n++).toString(36)}`, `victim+${n}@vist.example`, from);
					if (answer.statusCode === 200) references.push(answer.json().reference);
				}
			const honest = await post('an honest question', `honest${past}@vist.example`, `192.0.2.${past}`);
			const { reference } = honest.json();
			const emails = server.store.db.selectFrom('emails').select('state').where('reference', '=', reference);
			assert.deepEqual(await emails.execute(), [{ state: 'waiting' }, { state: 'waiting' }]);
			await deliver();
			server.time.now += hour;
			await runJobs({
				store: server.store,
				clock: () => server.time.now,
				log: server.log,
				config: server.config,
			});
			await deliver();
		}
		const text = mails.map((mail) => mail.text).join('\n');
		const missing = references.filter((reference) => !text.includes(reference));
		test.diagnostic(
			`${references.length} submissions in ${hours} h: before, as many emails to the organiser; now ${mails.length}, ${missing.length} missing; receipts ${receipts}, of these ${hours} to the honest`,
		);
		assert.deepEqual(missing, []);
		assert.equal(receipts, 3 + hours);
		assert.ok(mails.length <= 100 + addresses + 12 * hours);
	});
