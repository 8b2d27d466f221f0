import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Edition } from '#contract/dates.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open.ts';
import { reportFailures } from '#server/db/report-failures.ts';
import type { Store } from '#server/db/store.ts';
import { openLog } from '#server/metrics/log.ts';
import { type MailHealth, openMailHealth } from '#server/outbox/mail-health.ts';
import { openSite } from '#server/static/site.ts';
import { openSubmit } from '#server/submissions/submit.ts';
import { next } from '../editions/next.ts';
import { writeBuild } from './fixture-build.ts';
import { ownDatabase } from './own-database.ts';

/** A server for a test: its own folder, its own store, a small built site, a clock that stands still until moved. */
export type TestServer = {
	readonly app: FastifyInstance;
	readonly store: Store;
	readonly config: Config;
	readonly log: Logger;
	/** Every line that was logged. */
	readonly logged: string[];
	/** What the server knows of its mail server. */
	readonly mail: MailHealth;
	/** The server's clock, in milliseconds; set it to move it. */
	readonly time: { now: number };
	/** The edition that registrations are for. */
	readonly edition: Edition;
	readonly close: () => Promise<void>;
};

/** Opens a server without an outbox worker: what is posted stays in the outbox. While its clock stands, registration for `next` is open. */
export async function openServer(
	environment: Readonly<Record<string, string>> = {},
	edition: Edition = next,
): Promise<TestServer> {
	const folder = mkdtempSync(join(tmpdir(), 'server-'));
	const config = readConfig({
		...(await ownDatabase()),
		DATA_DIR: join(folder, 'data'),
		BUILD_DIR: writeBuild(join(folder, 'build'), edition),
		...environment,
	});
	const time = { now: Date.UTC(2026, 10, 21, 6, 30) };
	const clock = () => time.now;
	const logged: string[] = [];
	const log = openLog('debug', { write: (line: string) => void logged.push(line) });
	const report = reportFailures(log, clock);
	const store = openStore(config, clock);
	await migrate(store);
	const site = openSite(config);
	const submit = openSubmit({
		store,
		clock,
		rules: config,
		edition: () => site.edition,
		onFailure: report.failed,
	});
	const mail = openMailHealth({ log, clock });
	const problems = { mailProblem: mail.problem, clockProblem: () => undefined };
	const app = buildApp({ config, store, clock, site, log, submit, report, ...problems });
	await app.ready();
	return {
		app,
		store,
		config,
		log,
		logged,
		mail,
		time,
		edition,
		async close() {
			await app.close();
			await store.close();
			rmSync(folder, { recursive: true });
		},
	};
}

/** A message and a registration as visitors send them. */
export const message = {
	name: 'मीरा शर्मा',
	email: 'meera@vist.example',
	message: 'नमस्ते,\nplease send the brochure.',
};
export const registration = {
	name: 'A. Author',
	email: 'author@iit.example',
	phone: '+91 00000 00001',
	affiliation: 'State technical university',
	department: 'Mechanical engineering',
};
