/** The thread that owns the SQLite file: a commit that waits for the disk or for a lock never holds up a page. */
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery, type DatabaseConnection, SqliteDriver } from 'kysely';
import { storeBatch } from '../outbox/store-batch.ts';
import type { Arrived, PostRules } from '../outbox/submission.ts';
import { insertOneByOne } from './insert-rows.ts';
import { openFile } from './sqlite-file.ts';
import { sqliteStore } from './sqlite-store.ts';

type Statement = { readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] };
type Letters = {
	readonly id: number;
	readonly arrived: string;
	readonly rules: PostRules;
	readonly now: number;
};

/** What the office asks of the thread: one statement, or letters (as JSON) to be stored. */
export type Question = Statement | Letters;

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
const store = {
	...sqliteStore(new Immediately({ database: file }), () => now),
	insert: insertOneByOne(file),
};

const reply = (answer: Answer) => parentPort?.postMessage(answer);

function failure(id: number, problem: unknown): Answer {
	const { message, errcode = 0 } = problem as Error & { errcode?: number };
	return { id, failure: { message, code: errcode } };
}

function answer({ id, sql, parameters }: Statement): Answer {
	try {
		const statement = file.prepare(sql);
		if (statement.reader) return { id, rows: statement.all(parameters) };
		return { id, changes: Number(statement.run(parameters).changes) };
	} catch (problem) {
		return failure(id, problem);
	}
}

/** Letters that came while the last commit was on its way; they share the next one. */
let waiting: Letters[] = [];

/** Stores what waits in one transaction. While the office is in the middle of one of its own, that comes first. */
async function takeIn(): Promise<void> {
	const [first] = waiting;
	if (!first || file.isInTransaction()) return;
	const questions = waiting;
	waiting = [];
	try {
		const batches = questions.map(({ arrived }): Arrived[] => JSON.parse(arrived));
		now = Math.max(...questions.map((question) => question.now));
		const posted = [...(await storeBatch(store, batches.flat(), first.rules))];
		for (const [index, { id }] of questions.entries())
			reply({ id, rows: posted.splice(0, batches[index]?.length) });
	} catch (problem) {
		for (const { id } of questions) reply(failure(id, problem));
	}
}

/** One thing after the other, in the order they came. */
let turn = Promise.resolve();
function inTurn(work: () => void | Promise<void>): void {
	turn = turn.then(work);
}

parentPort?.on('message', (question: Question | 'close') => {
	if (question === 'close')
		inTurn(async () => {
			await takeIn();
			file.close();
			parentPort?.close();
		});
	else if ('arrived' in question) waiting.push(question);
	else inTurn(() => reply(answer(question)));
	if (waiting.length > 0) setImmediate(inTurn, takeIn);
});
