import { type Kysely, sql } from 'kysely';

/** The first tables. Every index costs every submission a page more to be written, so there are few. */
const statements = [
	sql`create table submissions (
		reference text primary key,
		kind text not null,
		fields text not null,
		email text not null,
		suspected integer not null,
		received_at bigint not null,
		handled_at bigint,
		note text
	)`,
	sql`create index submissions_by_age on submissions (received_at)`,
	sql`create table idempotency_keys (
		digest text primary key,
		reference text not null,
		seen_at bigint not null
	)`,
	sql`create table emails (
		id text primary key,
		reference text,
		purpose text not null,
		state text not null,
		attempts integer default 0 not null,
		deferrals integer default 0 not null,
		due_at bigint not null,
		created_at bigint not null,
		settled_at bigint,
		last_error text
	)`,
	sql`create index emails_due on emails (deferrals, due_at) where state in ('waiting', 'sending')`,
	sql`create index emails_stuck on emails (created_at) where state in ('dead', 'held')`,
	sql`create table rate_counters (
		bucket text primary key,
		started_at bigint not null,
		n integer not null
	)`,
	sql`create table erased_submissions (
		reference text primary key,
		erased_at bigint not null
	)`,
	sql`create table passwords (
		document text primary key,
		hash text not null,
		set_at bigint not null
	)`,
];

export async function createFirstSchema(db: Kysely<unknown>): Promise<void> {
	for (const statement of statements) await statement.execute(db);
}
