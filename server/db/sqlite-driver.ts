import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Arrived, Posted, PostRules } from '../outbox/submission.ts';
import type { Answer, Question } from './sqlite-worker.ts';

/** An error of SQLite itself, with its result code (5 busy, 13 full, 19 constraint …). */
export class SqliteError extends Error {
	readonly code: number;
	constructor(message: string, code: number) {
		super(message);
		this.name = 'SqliteError';
		this.code = code;
	}
}

type Asked = Question extends infer Each ? (Each extends Question ? Omit<Each, 'id'> : never) : never;
type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (problem: Error) => void };

/** Kysely's driver for node:sqlite in a thread of its own. One connection, handed out to one user at a time. */
export class SqliteDriver implements Driver {
	readonly #worker: Worker;
	readonly #waiting = new Map<number, Waiting>();
	readonly #connection: DatabaseConnection;
	#free: Promise<void> = Promise.resolve();
	#release: () => void = () => {};
	#asked = 0;
	#gone: Error | undefined;

	constructor(file: string) {
		this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: file });
		this.#worker.on('message', (answer: Answer) => {
			this.#waiting.get(answer.id)?.resolve(answer);
			this.#waiting.delete(answer.id);
		});
		this.#worker.on('error', (problem) => this.#fail(problem as Error));
		this.#worker.on('exit', () => this.#fail(new Error('The store is closed')));
		this.#connection = {
			executeQuery: (query) => this.#run(query),
			streamQuery: () => {
				throw new Error('The store hands out whole answers only');
			},
		};
	}

	async init(): Promise<void> {
		await this.#run(CompiledQuery.raw('select 1'));
	}

	async acquireConnection(): Promise<DatabaseConnection> {
		const before = this.#free;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#free = promise;
		await before;
		this.#release = resolve;
		return this.#connection;
	}

	async releaseConnection(): Promise<void> {
		this.#release();
	}

	async beginTransaction(): Promise<void> {
		await this.#run(CompiledQuery.raw('begin immediate'));
	}

	async commitTransaction(): Promise<void> {
		await this.#run(CompiledQuery.raw('commit'));
	}

	async rollbackTransaction(): Promise<void> {
		await this.#run(CompiledQuery.raw('rollback'));
	}

	async destroy(): Promise<void> {
		if (this.#gone) return;
		this.#worker.postMessage('close');
		await once(this.#worker, 'exit');
	}

	/** Has letters stored by the thread itself, which never does so within a transaction of ours: one message there and one back. */
	async takeIn(arrived: readonly Arrived[], rules: PostRules, now: number): Promise<readonly Posted[]> {
		const { rows = [] } = await this.#ask({ arrived: JSON.stringify(arrived), rules, now });
		return rows as readonly Posted[];
	}

	async #run<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
		const { rows = [], changes = 0 } = await this.#ask({ sql, parameters });
		return { rows: rows as R[], numAffectedRows: BigInt(changes) };
	}

	async #ask(question: Asked): Promise<Answer> {
		if (this.#gone) throw this.#gone;
		const id = ++this.#asked;
		const { promise, resolve, reject } = Promise.withResolvers<Answer>();
		this.#waiting.set(id, { resolve, reject });
		this.#worker.postMessage({ id, ...question } satisfies Question);
		const answer = await promise;
		if (answer.failure) throw new SqliteError(answer.failure.message, answer.failure.code);
		return answer;
	}

	#fail(problem: Error): void {
		this.#gone ??= problem;
		for (const { reject } of this.#waiting.values()) reject(problem);
		this.#waiting.clear();
	}
}
