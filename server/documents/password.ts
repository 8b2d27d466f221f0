import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** OWASP's figures for scrypt with 32 MiB: about a fifth of a second, so that guessing stays slow. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const bytes = 32;

/** Compared with when no password is set, so that this answer takes as long as any other. */
const nobody = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/** The hash of a password as it is kept: salt and key, in base64url. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password.normalize('NFKC'), salt, bytes, cost);
	return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Whether a password is the right one. With no hash none is. Takes the same time either way. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
	const [salt = '', key = ''] = (hash ?? nobody).split('.');
	const derived = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), bytes, cost);
	const right = timingSafeEqual(derived, Buffer.from(key, 'base64url'));
	return right && hash !== undefined;
}
