/** The thread that owns the SQLite file: a commit that waits for the disk or for a lock never holds up a page. */
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery, type DatabaseConnection, SqliteDriver } from 'kysely';
import { storeBatch } from '../outbox/store-batch.ts';
import type { PostRules } from '../outbox/submission.ts';
import { openFile } from './sqlite-file.ts';
import { sqliteStore } from './sqlite-store.ts';

/** What the office asks of the thread: one statement, or letters (as JSON) to be stored in one transaction. */
export type Question = { readonly id: number } & (
	| { readonly sql: string; readonly parameters: readonly unknown[] }
	| { readonly arrived: string; readonly rules: PostRules; readonly now: number }
);

/** What it answers: rows, or what became of each letter. */
export type Answer = {
	readonly id: number;
	readonly rows?: readonly unknown[];
	readonly changes?: number;
	readonly failure?: { readonly message: string; readonly code: number };
};

/** A transaction takes the write lock when it begins, so that it is refused before anything is done. */
class Immediately extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin immediate'));
	}
}

const file = openFile(workerData as string);
let now = 0;
const store = sqliteStore(new Immediately({ database: file }), () => now);

async function answer(question: Question): Promise<Omit<Answer, 'id'>> {
	if ('arrived' in question) {
		now = question.now;
		return { rows: await storeBatch(store, JSON.parse(question.arrived), question.rules) };
	}
	const statement = file.prepare(question.sql);
	if (statement.reader) return { rows: statement.all(question.parameters) };
	return { changes: Number(statement.run(question.parameters).changes) };
}

function failure(problem: unknown): Omit<Answer, 'id'> {
	const { message, errcode = 0 } = problem as Error & { errcode?: number };
	return { failure: { message, code: errcode } };
}

parentPort?.on('message', async (question: Question | 'close') => {
	if (question !== 'close')
		return parentPort?.postMessage({ id: question.id, ...(await answer(question).catch(failure)) });
	file.close();
	parentPort?.close();
});
