import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { StoreReport } from './db/report-failures.ts';
import type { Clock, Store } from './db/store.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { MailProblem } from './outbox/mail-health.ts';
import type { Site } from './static/site.ts';
import type { Submit } from './submissions/submit.ts';

/** Everything the routes are handed; none of them reaches for anything else. */
export type Services = {
	readonly config: Config;
	/** Its queries throw StoreAway while it cannot be used. */
	readonly store: Store;
	readonly clock: Clock;
	/** Told of failures of the store. */
	readonly report: StoreReport;
	readonly submit: Submit;
	/** What keeps emails from being sent, when something does. */
	readonly mailProblem: () => MailProblem | undefined;
	/** Why nothing old is erased, when that is so. */
	readonly clockProblem: () => string | undefined;
	readonly site: Site;
	readonly log: Logger;
	/** Counts requests, when somebody watches. */
	readonly metrics?: Pick<Metrics, 'request'> | undefined;
};
