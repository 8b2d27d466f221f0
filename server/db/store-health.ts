/** The store cannot be used just now. The message is the reason, in words fit for anybody: no path, no address, no secret. */
export class StoreAway extends Error {}

const damaged = ['11', '26'];

/** Reasons with the codes of failures: SQLite's result codes, the system's, and PostgreSQL's, whole or by their class. */
const reasons: Readonly<Record<string, readonly string[]>> = {
	'another process holds the store': ['5', '6'],
	'the disk is read-only': ['8', 'EROFS'],
	'the disk cannot be read or written': ['10'],
	'the store is damaged': damaged,
	'the disk is full': ['13', 'ENOSPC', '53100'],
	'the store cannot be opened': ['14'],
	'the store may not be opened by this user': ['EACCES', 'EPERM'],
	'the folder of the store is not there': ['ENOENT', 'ENOTDIR', 'EEXIST'],
	'the database cannot be reached': [
		...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH'],
		...['ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '08'],
	],
	'the database is read-only': ['25006'],
	'the database refuses our name or password': ['28'],
	'the database is not there': ['3D000'],
	'the store lacks a column': ['42703'],
	'the store lacks a table': ['42P01'],
	'the database does not let us write': ['42501'],
	'the database takes no more connections': ['53300'],
	'the database is starting or going down': ['57P'],
};

const reasonOfCode = new Map(
	Object.entries(reasons).flatMap(([reason, codes]) => codes.map((code) => [code, reason] as const)),
);

/** The extended result code of a failure of SQLite itself; 0 of any other. */
export function sqliteCode(problem: unknown): number {
	return problem instanceof Error && 'errcode' in problem ? Number(problem.errcode) : 0;
}

const codeOf = (problem: unknown): string =>
	problem instanceof Error && 'code' in problem ? String(problem.code) : '';

/** Why the store cannot be used, in a few words for the log and for `/readyz`. */
export function reasonOf(problem: unknown): string {
	if (problem instanceof StoreAway) return problem.message;
	const code = codeOf(problem);
	const found = [String(sqliteCode(problem) & 0xff), code, code.slice(0, 3), code.slice(0, 2)]
		.map((key) => reasonOfCode.get(key))
		.find((reason) => reason !== undefined);
	return found ?? 'the store does not answer as it should';
}

/** A file that ended before a page did: it was cut short under us. */
const shortRead = 522;

/** PostgreSQL: no such table or column. */
const otherSchema = ['42P01', '42703'];

/** Whether a failure says that the store under us is no longer the one that was opened, so that it must be opened anew. */
export function isLost(problem: unknown): boolean {
	const code = sqliteCode(problem);
	if (problem instanceof StoreAway || code === shortRead) return true;
	if (code !== 0)
		return damaged.includes(String(code & 0xff)) || /no such (table|column)/.test(String(problem));
	return otherSchema.includes(codeOf(problem));
}
