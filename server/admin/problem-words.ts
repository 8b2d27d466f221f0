import { type Config, ConfigError } from '../config.ts';
import { StoreAway } from '../db/store-health.ts';
import { faultWords } from '../mail/fault-words.ts';
import { outcomeOf } from '../mail/outcome.ts';
import { AdminError } from './admin.ts';

type Problem = Partial<NodeJS.ErrnoException> & { readonly errors?: readonly unknown[] };

/** What a failure outside this program says, in short. It may name hosts and files, never a password. */
export function problemWords(problem: unknown): string {
	const { code, errors, message } = problem as Problem;
	// A host with several addresses fails once for each.
	if (!message && errors?.[0]) return problemWords(errors[0]);
	const [line = ''] = (message ?? String(problem)).split('\n', 1);
	return [line, code && !line.includes(code) ? code : ''].filter(Boolean).join(', ');
}

/** The same of the mail server, in brackets, and what to do about it. */
export const mailProblemWords = (
	problem: unknown,
	{ MAIL_FROM: from, MAIL_TO: to }: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>,
) => `(${problemWords(problem)}). ${faultWords(outcomeOf(problem), { from, to })}`;

/** Failures of the machine (ENOSPC …), of SQLite, and of PostgreSQL (five letters and digits). */
const outside = /^(E[A-Z]+|ERR_SQLITE_ERROR|[0-9A-Z]{5})$/;

/**
 * What to tell a staff member whose command failed: a sentence for what they can put right, the trace of a mistake
 * in this program.
 */
export function sentenceFor(problem: unknown): string {
	if ([AdminError, ConfigError, StoreAway].some((kind) => problem instanceof kind))
		return (problem as Error).message;
	if (outside.test(String((problem as Problem).code)))
		return `That did not work: ${problemWords(problem)}.\nSee what is wrong with: npm run admin -- check (under systemd: aeg-admin check)`;
	return problem instanceof Error ? String(problem.stack) : String(problem);
}
