import type { Config } from '../config.ts';
import { checkSchema, migrate } from './migrate.ts';
import { openStore } from './open.ts';
import type { StoreReport } from './report-failures.ts';
import { lockForServing } from './server-lock.ts';
import type { Clock, Store } from './store.ts';
import { isLost, reasonOf, StoreAway } from './store-health.ts';

/** A store that may be away: then its queries throw StoreAway, and it is opened again as soon as it can be. */
export type HeldStore = Store & {
	/** Resolves after the first try to open it, whatever came of it. */
	readonly tried: Promise<void>;
};

type Needs = {
	readonly report: StoreReport;
	/** Told that there was no store, so that a new one was made. */
	readonly onNew: () => void;
	/** Told how many transactions were lost behind a damaged one. */
	readonly onLost: (transactions: number) => void;
	/** For tests; otherwise the store's own clock is used. */
	readonly clock?: Clock;
	/** The pause before it is tried to open it again, in milliseconds. */
	readonly pause?: number;
};

/**
 * Opens the store that the configuration names, looks whether it is whole and brings it up to date; and again while
 * that fails, and whenever it turns out to be another than the one that was opened. A new store is made only where none
 * has been found since the start: one that is emptied or taken away is waited for, so that nothing is written where it
 * will be put back.
 */
export function holdStore(
	config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>,
	{ report, onNew, onLost, clock, pause = 2000 }: Needs,
): HeldStore {
	let away: StoreAway | undefined = new StoreAway('the store is being opened');
	let found = false;
	let closed = false;
	let lock: Disposable | undefined;
	let timer: NodeJS.Timeout | undefined;
	let store = fresh();

	function fresh(): Store {
		const made: Store = openStore(config, clock, (event) => {
			if (made === store && event.level === 'error' && isLost(event.error)) openAnew(event.error);
		});
		return made;
	}

	function openAnew(problem: unknown): void {
		if (away) return;
		setAside(problem);
		release().then(open);
	}

	function setAside(problem: unknown): void {
		away = new StoreAway(reasonOf(problem), { cause: problem });
		report.failed(away);
	}

	async function release(): Promise<void> {
		const old = store;
		store = fresh();
		await old.close().catch(() => {});
		lock?.[Symbol.dispose]();
		lock = undefined;
	}

	async function open(): Promise<void> {
		if (closed) return;
		const opening = store;
		try {
			const lost = await opening.inspect(!found);
			if (lost > 0) onLost(lost);
			if (!opening.shared) lock = lockForServing(config.DATA_DIR);
			if (await migrate(opening, !found)) onNew();
			await checkSchema(opening);
			found = true;
			away = undefined;
			report.recovered();
		} catch (problem) {
			if (closed) return;
			// A file that was there and cannot be used will be put right: nothing new may get in the way.
			found ||= !opening.shared && isLost(problem);
			setAside(problem);
			await release();
			timer = setTimeout(open, pause);
		}
	}

	function current(): Store {
		if (away) throw away;
		return store;
	}

	return {
		get db() {
			return current().db;
		},
		get unhurriedDb() {
			return current().unhurriedDb;
		},
		now: () => store.now(),
		rowsOf: (json) => store.rowsOf(json),
		shared: store.shared,
		writers: store.writers,
		isBusy: store.isBusy,
		inspect: (mayBeNew) => store.inspect(mayBeNew),
		async checkWhole() {
			try {
				await current().checkWhole();
			} catch (problem) {
				if (isLost(problem)) openAnew(problem);
				throw problem;
			}
		},
		discardErased: async () => current().discardErased(),
		tried: open(),
		async close() {
			closed = true;
			clearTimeout(timer);
			await release();
		},
	};
}
