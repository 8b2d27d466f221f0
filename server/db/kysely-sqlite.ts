import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Prepared statements are kept by their SQL, at most so many. */
const mostStatements = 200;

/** What Kysely is given for a rollback when SQLite has rolled back by itself, as it does on a full disk. */
const nothingToDo: SqliteStatement = {
	reader: false,
	all: () => [],
	run: () => ({ changes: 0, lastInsertRowid: 0 }),
	iterate: () => [][Symbol.iterator](),
};

/**
 * A database of `node:sqlite` as Kysely's SQLite dialect takes it.
 * @param beforeCommit called before each commit, and before each statement that is its own transaction; may throw
 */
export function kyselySqlite(database: DatabaseSync, beforeCommit: () => void = () => {}): SqliteDatabase {
	const statements = new Map<string, SqliteStatement>();

	function prepare(sql: string): SqliteStatement {
		const statement = database.prepare(sql);
		return {
			reader: statement.columns().length > 0,
			// Rows as PostgreSQL gives them: node:sqlite's have no prototype, which `deepEqual` takes for a difference.
			all: (values) => statement.all(...(values as SQLInputValue[])).map((row) => ({ ...row })),
			run: (values) => statement.run(...(values as SQLInputValue[])),
			iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
		};
	}

	return {
		prepare(sql) {
			if (sql === 'rollback' && !database.isTransaction) return nothingToDo;
			if (sql === 'commit' || (sql !== 'begin' && !database.isTransaction)) beforeCommit();
			const statement = statements.get(sql) ?? prepare(sql);
			if (statements.size === mostStatements) statements.clear();
			statements.set(sql, statement);
			return statement;
		},
		close: () => database.close(),
	};
}
