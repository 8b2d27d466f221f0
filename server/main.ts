import { setTimeout as pause } from 'node:timers/promises';
import { calendarFor } from '#content/site/emails.ts';
import { buildApp } from './app.ts';
import { cannotListen } from './cannot-listen.ts';
import { type Config, readConfig } from './config.ts';
import { holdStore } from './db/hold-store.ts';
import { reportFailures } from './db/report-failures.ts';
import { tightenModes } from './db/tighten-modes.ts';
import { placeSamples } from './documents/place-samples.ts';
import { clockProblem } from './jobs/believed-clock.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { openTransport } from './mail/transport.ts';
import { openLog } from './metrics/log.ts';
import { openMetrics, serveMetrics } from './metrics/metrics.ts';
import { deliverWith } from './outbox/deliver.ts';
import { openMailHealth } from './outbox/mail-health.ts';
import { type OutboxWorker, smtpLimits, startOutboxWorker } from './outbox/worker.ts';
import { ownAddress } from './own-address.ts';
import { builtForAnother } from './static/built-for.ts';
import { openReopenableSite } from './static/site.ts';
import { openSubmit } from './submissions/submit.ts';
import { unknownSettings } from './unknown-settings.ts';

/** How long emails, visitors and all of it may take to finish after SIGTERM, in milliseconds. */
const grace = { sends: 4000, visitors: 5000, whole: 9000 };

/** How long pages wait for the store when the server starts, in milliseconds; then they are served without it. */
const storeTimeout = 3000;

// What a person sent is read by the server's own user only, wherever it is written.
process.umask(0o077);

/** What is told to whoever starts the server; what happens later is in the log. */
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

function exit(sentences: string): never {
	process.stderr.write(`The server cannot start.\n${sentences}\n`);
	process.exit(1);
}

function configOrExit(): Config {
	try {
		return readConfig(process.env);
	} catch (problem) {
		return exit((problem as Error).message);
	}
}

for (const sentence of unknownSettings(process.env)) process.stderr.write(`${sentence}\n`);
const config = configOrExit();
const log = openLog(config.LOG_LEVEL);
try {
	tightenModes(config.DATA_DIR);
} catch (problem) {
	log.error({ err: problem }, 'others may read DATA_DIR, and that could not be changed');
}
const report = reportFailures(log);
const onNew = () => say('There was no store of submissions: a new, empty one was made.');
const onLost = (transactions: number) =>
	log.error(
		{ transactions },
		'the write-ahead log of the store is damaged: the transactions behind the damage are lost, the last of which may never have been whole',
	);
const store = holdStore(config, { report, onNew, onLost });
await Promise.race([store.tried, pause(storeTimeout)]);

await placeSamples(config.GUARDED_DIR).catch((problem) =>
	log.warn({ err: problem }, 'the sample documents could not be copied'),
);
const { site, reopen } = openReopenableSite(config);
const transport = openTransport(config, smtpLimits);
const addresses = { from: config.MAIL_FROM, to: config.MAIL_TO };
const mail = openMailHealth({ log, addresses });
const deliver = deliverWith({
	store,
	transport,
	addresses,
	calendar: ({ conference, 'conference-state': state }) =>
		site.at(calendarFor(site.edition, conference, state, Date.now()) ?? '')?.plain,
});
const metrics = config.METRICS_PORT === 0 ? undefined : openMetrics(store, Date.now, mail.problem);
let worker: OutboxWorker | undefined;
const submit = openSubmit({
	store,
	clock: Date.now,
	rules: config,
	edition: () => site.edition,
	onStored: () => worker?.nudge(),
	onFailure: report.failed,
});
let doubted: number | undefined;
const app = buildApp({
	config,
	store,
	clock: Date.now,
	site,
	log,
	metrics,
	submit,
	report,
	mailProblem: mail.problem,
	clockProblem: () => (doubted === undefined ? undefined : clockProblem),
});

// Who cannot listen touches no email: the outbox worker and the scheduler come after.
await app
	.listen({ port: config.PORT, host: config.HOST })
	.catch((problem) => exit(cannotListen(problem, config)));
const metricsServer = metrics && serveMetrics(metrics, config.METRICS_PORT, log);
worker = startOutboxWorker({
	store,
	deliver,
	log,
	mail,
	onStoreFailure: report.failed,
	onResult: (result) => metrics?.send(result),
});
const onClock = (since: number | undefined) => {
	doubted = since;
};
const stopScheduler = startScheduler({ store, clock: Date.now, log, config, onClock });
const { port } = app.server.address() as { port: number };
say(`AEG is open at ${ownAddress(config.HOST, port)} and submissions go to ${transport.destination}`);
const hint =
	site.addresses.length === 0
		? 'No site has been built yet, so only the API answers: npm run build'
		: builtForAnother(site.origin, config);
if (hint) say(hint);

let closing = false;
async function close(signal: NodeJS.Signals): Promise<void> {
	if (closing) return;
	closing = true;
	log.info({ signal }, 'closing');
	setTimeout(() => process.exit(1), grace.whole).unref();
	setTimeout(() => app.server.closeAllConnections(), grace.visitors).unref();
	stopScheduler();
	metricsServer?.close();
	await Promise.all([app.close(), worker?.stop(grace.sends)]);
	transport.close();
	await store.close();
	process.exit(0);
}
// a new build was published (deploy/pre-receive)
process.on('SIGHUP', () => {
	try {
		reopen();
		log.info('the new build is served');
	} catch (problem) {
		log.error({ err: problem }, 'the new build could not be read; the one before it is served on');
	}
});
process.on('SIGTERM', close);
process.on('SIGINT', close);
