import { buildApp } from './app.ts';
import { hireCaretaker } from './chores/caretaker.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openStore } from './db/open.ts';
import { deliverWith } from './mail/deliver.ts';
import { openTransport } from './mail/transport.ts';
import { openPost, postRules } from './outbox/post.ts';
import { type Postman, startPostman } from './outbox/postman.ts';
import { builtForAnother } from './site/built-for.ts';
import { openSite } from './site/site.ts';
import { openLog } from './watch/log.ts';
import { openMeter } from './watch/meter.ts';
import { serveMetrics } from './watch/metrics-server.ts';

/** How long e-mails, visitors and all of it may take to finish after SIGTERM, in milliseconds. */
const grace = { sends: 4000, visitors: 5000, whole: 9000 };

function configOrExit(): Config {
	try {
		return readConfig(process.env);
	} catch (problem) {
		process.stderr.write(`The office cannot start.\n${(problem as Error).message}\n`);
		process.exit(1);
	}
}

const config = configOrExit();
const log = openLog(config.LOG_LEVEL);
const store = openStore(config);
await migrate(store);

const site = openSite(config);
const transport = openTransport(config);
const deliver = deliverWith({
	store,
	transport,
	addresses: { from: config.MAIL_FROM, to: config.MAIL_TO },
	calendar: site.at('/calendar.ics')?.plain,
});
const meter = config.METRICS_PORT === 0 ? undefined : openMeter(store, Date.now);
let postman: Postman | undefined;
const post = openPost({
	store,
	clock: Date.now,
	rules: postRules(config),
	onStored: () => postman?.nudge(),
	onTrouble: (problem) => log.error({ err: problem }, 'letters could not be stored'),
});
const app = buildApp({ config, store, site, log, meter, post });

// Who cannot listen touches no e-mail: the postman and the caretaker come after.
await app.listen({ port: config.PORT, host: config.HOST });
const metrics = meter && serveMetrics(meter, config.METRICS_PORT, log);
postman = startPostman({ store, deliver, log, onResult: (result) => meter?.send(result) });
const dismissCaretaker = hireCaretaker({ store, clock: Date.now, log, config });
const { port } = app.server.address() as { port: number };
const shown = config.HOST === '127.0.0.1' ? 'localhost' : config.HOST;
process.stdout.write(`AEG is open at http://${shown}:${port} and letters go to ${transport.destination}\n`);
const hint =
	site.pages === 0
		? 'No site has been built yet, so only the API answers: npm run build'
		: builtForAnother(site.origin, config);
if (hint) process.stdout.write(`${hint}\n`);

let closing = false;
async function close(signal: NodeJS.Signals): Promise<void> {
	if (closing) return;
	closing = true;
	log.info({ signal }, 'closing');
	setTimeout(() => process.exit(1), grace.whole).unref();
	setTimeout(() => app.server.closeAllConnections(), grace.visitors).unref();
	dismissCaretaker();
	metrics?.close();
	await Promise.all([app.close(), postman?.stop(grace.sends)]);
	transport.close();
	await store.close();
	process.exit(0);
}
process.on('SIGTERM', close);
process.on('SIGINT', close);
