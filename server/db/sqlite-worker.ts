/** The thread that owns the SQLite file: a commit that waits for the disk or for a lock never holds up a page. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** What the office asks of the thread, and what it answers. */
export type Question = {
	readonly id: number;
	readonly sql: string;
	readonly parameters: readonly SQLInputValue[];
};
export type Answer = {
	readonly id: number;
	readonly rows?: unknown[];
	readonly changes?: number;
	readonly failure?: { readonly message: string; readonly code: number };
};

/** Kept small: whoever finds the file locked is told so quickly and decides how long to be patient. */
const busyMilliseconds = 25;
const keptStatements = 200;

const database = new DatabaseSync(workerData as string, { timeout: 5000 });
database.exec(
	'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
);
database.exec(`pragma busy_timeout = ${busyMilliseconds}`);

const statements = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>();

function prepared(sql: string) {
	const known = statements.get(sql);
	if (known) return known;
	if (statements.size >= keptStatements) statements.clear();
	const statement = database.prepare(sql);
	const fresh = { statement, reads: statement.columns().length > 0 };
	statements.set(sql, fresh);
	return fresh;
}

function answer({ id, sql, parameters }: Question): Answer {
	try {
		const { statement, reads } = prepared(sql);
		if (reads) return { id, rows: statement.all(...parameters) };
		return { id, rows: [], changes: Number(statement.run(...parameters).changes) };
	} catch (problem) {
		const { message, errcode = 0 } = problem as Error & { errcode?: number };
		return { id, failure: { message, code: errcode } };
	}
}

parentPort?.on('message', (question: Question | 'close') => {
	if (question !== 'close') return parentPort?.postMessage(answer(question));
	database.close();
	parentPort?.close();
});
