import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Letters and digits of which none can be taken for another when it is read aloud. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Twenty characters of five bits: a hundred bits, which nobody guesses, however quickly each guess is answered. */
const length = 20;
const group = 5;

const prefix = 'generated.';

/** A new password such as `4tbn7-k3m9q-xz2ch-w8rdp`. */
export function generatePassword(): string {
	const characters = Array.from(randomBytes(length), (byte) => alphabet.charAt(byte & 31)).join('');
	return characters.match(new RegExp(`.{${group}}`, 'g'))?.join('-') ?? '';
}

/** What somebody typed, without what does not count: large letters, hyphens, spaces, and letters that look like digits. */
const meant = (typed: string) =>
	typed
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\s\p{Pd}]/gu, '')
		.replaceAll('o', '0')
		.replace(/[il]/g, '1');

const digest = (password: string, salt: string) => hash('sha256', `${salt}.${meant(password)}`, 'buffer');

/** The hash of a generated password as it is kept. It may be quick, because the password has a hundred bits. */
export function hashGenerated(password: string): string {
	const salt = randomBytes(16).toString('base64url');
	return `${prefix}${salt}.${digest(password, salt).toString('base64url')}`;
}

/** Whether a hash is that of a generated password. */
export const isGenerated = (kept: string | undefined): kept is string => kept?.startsWith(prefix) ?? false;

/** Whether what was typed is the generated password of a hash. */
export function isGeneratedPassword(typed: string, kept: string): boolean {
	const [salt = '', key = ''] = kept.slice(prefix.length).split('.');
	return timingSafeEqual(digest(typed, salt), Buffer.from(key, 'base64url'));
}
