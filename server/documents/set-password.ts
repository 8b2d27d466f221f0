import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import { generatePassword, hashGenerated } from './generated-password.ts';
import { hashPassword } from './password.ts';

const fewest = 12;

/** What is wrong with a password that is to guard a document, as a sentence; undefined when it will do. */
export function weaknessOf(password: string): string | undefined {
	const characters = [...password.normalize('NFKC')];
	if (characters.length < fewest) return `Use at least ${fewest} characters.`;
	if (new Set(characters).size === 1) return 'Use characters that are not all alike.';
	return undefined;
}

/**
 * Guards a document by a password, in place of the one it had (PROC-2).
 * @throws Error that says what is wrong with a weak password; then nothing is changed
 */
export async function setPassword(store: Store, document: string, password: string): Promise<void> {
	const weakness = weaknessOf(password);
	if (weakness) throw new Error(weakness);
	await keep(store, document, await hashPassword(password));
}

/** Guards a document by a new password that nobody can guess, in place of the one it had. Returns it: it is kept nowhere. */
export async function setGeneratedPassword(store: Store, document: string): Promise<string> {
	const password = generatePassword();
	await keep(store, document, hashGenerated(password));
	return password;
}

async function keep(store: Store, document: string, hash: string): Promise<void> {
	const set = { hash, set_at: store.now() };
	await retryWhileBusy(store, () =>
		store.db
			.insertInto('passwords')
			.values({ document, ...set })
			.onConflict((conflict) => conflict.column('document').doUpdateSet(set))
			.execute(),
	);
}
