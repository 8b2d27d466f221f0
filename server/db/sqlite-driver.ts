import { once } from 'node:events';
import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
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
			executeQuery: (query) => this.#ask(query),
			streamQuery: () => {
				throw new Error('The store hands out whole answers only');
			},
		};
	}

	async init(): Promise<void> {
		await this.#ask(CompiledQuery.raw('select 1'));
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
		await this.#ask(CompiledQuery.raw('begin immediate'));
	}

	async commitTransaction(): Promise<void> {
		await this.#ask(CompiledQuery.raw('commit'));
	}

	async rollbackTransaction(): Promise<void> {
		await this.#ask(CompiledQuery.raw('rollback'));
	}

	async destroy(): Promise<void> {
		if (this.#gone) return;
		this.#worker.postMessage('close');
		await once(this.#worker, 'exit');
	}

	async #ask<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
		if (this.#gone) throw this.#gone;
		const id = ++this.#asked;
		const { promise, resolve, reject } = Promise.withResolvers<Answer>();
		this.#waiting.set(id, { resolve, reject });
		const question: Question = { id, sql, parameters: parameters as readonly SQLInputValue[] };
		this.#worker.postMessage(question);
		const { rows = [], changes = 0, failure } = await promise;
		if (failure) throw new SqliteError(failure.message, failure.code);
		return { rows: rows as R[], numAffectedRows: BigInt(changes) };
	}

	#fail(problem: Error): void {
		this.#gone ??= problem;
		for (const { reject } of this.#waiting.values()) reject(problem);
		this.#waiting.clear();
	}
}
