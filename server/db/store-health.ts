/** The store cannot be used just now. The message is the reason, in words fit for anybody: no path, no address, no secret. */
export class StoreAway extends Error {}

const damaged = 'the store is damaged';
const held = 'another process holds the store';
const full = 'the disk is full';
const readOnly = 'the disk is read-only';
const forbidden = 'the store may not be opened by this user';
const noFolder = 'the folder of the store is not there';
const unreachable = 'the database cannot be reached';

/** Reasons by the code of a failure: SQLite's result codes, the system's, and PostgreSQL's, whole or by their class. */
const reasons: Readonly<Record<string, string>> = {
	5: held,
	6: held,
	8: readOnly,
	10: 'the disk cannot be read or written',
	11: damaged,
	13: full,
	14: 'the store cannot be opened',
	26: damaged,
	EACCES: forbidden,
	EPERM: forbidden,
	ENOENT: noFolder,
	ENOTDIR: noFolder,
	EEXIST: noFolder,
	ENOSPC: full,
	EROFS: readOnly,
	ECONNREFUSED: unreachable,
	ECONNRESET: unreachable,
	EHOSTUNREACH: unreachable,
	ENETUNREACH: unreachable,
	ENOTFOUND: unreachable,
	EAI_AGAIN: unreachable,
	ETIMEDOUT: unreachable,
	'08': unreachable,
	'25006': 'the database is read-only',
	'28': 'the database refuses our name or password',
	'3D000': 'the database is not there',
	'42703': 'the store lacks a column',
	'42P01': 'the store lacks a table',
	'42501': 'the database does not let us write',
	'53100': full,
	'53300': 'the database takes no more connections',
	'57P': 'the database is starting or going down',
};

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
	const found = [sqliteCode(problem) & 0xff, code, code.slice(0, 3), code.slice(0, 2)].find(
		(key) => key in reasons,
	);
	return found === undefined ? 'the store does not answer as it should' : (reasons[found] ?? '');
}

/** A file that ended before a page did: it was cut short under us. */
const shortRead = 522;

/** PostgreSQL: no such table or column. */
const otherSchema = ['42P01', '42703'];

/** Whether a failure says that the store under us is no longer the one that was opened, so that it must be opened anew. */
export function isLost(problem: unknown): boolean {
	const code = sqliteCode(problem);
	if (problem instanceof StoreAway || code === shortRead) return true;
	if (code !== 0) return reasons[code & 0xff] === damaged || /no such (table|column)/.test(String(problem));
	return otherSchema.includes(codeOf(problem));
}
