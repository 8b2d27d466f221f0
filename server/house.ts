import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { Post } from './outbox/post.ts';
import type { Site } from './site/site.ts';
import type { Meter } from './watch/meter.ts';

/** Everything the rooms of the office are handed; none of them reaches for anything else. */
export type House = {
	readonly config: Config;
	readonly store: Store;
	readonly post: Post;
	readonly site: Site;
	readonly log: Logger;
	/** Counts requests, when somebody watches. */
	readonly meter?: Pick<Meter, 'request'> | undefined;
};
