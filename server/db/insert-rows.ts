import { type SqliteDatabase, sql, type Transaction } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Where rows go. The first column tells them apart. */
export type Insert = {
	readonly into: keyof Tables;
	readonly columns: Readonly<Record<string, 'text' | 'integer' | 'bigint'>>;
	/** What is done about rows that are there already: `on conflict …`. */
	readonly otherwise?: string;
};

type Row = readonly (string | number)[];

/** A store in which many rows can be put at once. */
export type FillableStore = Store & { readonly insert: InsertRows };

/** Inserts rows inside a transaction. Returns those that were written; the others were there already. */
type InsertRows = (trx: Transaction<Tables>, insert: Insert, rows: readonly Row[]) => Promise<Row[]>;

/** One statement for all rows, as a store at the end of a line wants it. */
export function insertTogether(rowsOf: Store['rowsOf']): InsertRows {
	return async (trx, { into, columns, otherwise = '' }, rows) => {
		const names = Object.keys(columns);
		const values = Object.values(columns).map(
			(type, index) => sql`cast(value->>${sql.lit(index)} as ${sql.raw(type)})`,
		);
		const written = await sql<{ key: string }>`
			insert into ${sql.table(into)} (${sql.raw(names.join())})
			select ${sql.join(values)} from ${rowsOf(JSON.stringify(rows))} where true ${sql.raw(otherwise)}
			returning ${sql.ref(names[0] ?? '')} as key`.execute(trx);
		const keys = new Set<unknown>(written.rows.map(({ key }) => key));
		return rows.filter(([key]) => keys.has(key));
	};
}

/**
 * One statement run for each row, in the thread that owns the SQLite file. There a call costs next to nothing, while
 * a statement of many rows unfolds its JSON for every column and keeps a copy of each page, to be undone by itself.
 */
export function insertOneByOne(file: SqliteDatabase): InsertRows {
	return async (_trx, { into, columns, otherwise = '' }, rows) => {
		const names = Object.keys(columns);
		const places = names.map(() => '?');
		const statement = file.prepare(`insert into ${into} (${names}) values (${places}) ${otherwise}`);
		return rows.filter((row) => statement.run(row).changes > 0);
	};
}
