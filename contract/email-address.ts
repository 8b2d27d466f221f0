import { type FieldFault, limits } from './submissions.ts';

/** The email check of a browser's `type=email`, word for word from the HTML standard. */
const pattern =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A domain in which some letter is not of ASCII, and no character that would end the domain in a URL. */
const foreignDomain = /^(?=.*[^\0-\x7f])[a-zA-Z0-9.\-\u{a1}-\u{10ffff}]+$/u;

/**
 * An email address as mail servers know it: a domain in another script is written in ASCII (`भारत` is `xn--h2brj9c`), as
 * some browsers do by themselves. Whatever else was typed is returned as it is.
 */
export function usableAddress(typed: string): string {
	const at = typed.lastIndexOf('@') + 1;
	const domain = typed.slice(at);
	if (at === 0 || typed.length > limits.email || !foreignDomain.test(domain)) return typed;
	try {
		return typed.slice(0, at) + new URL(`http://${domain}`).hostname;
	} catch {
		return typed;
	}
}

/**
 * What is wrong with an email address.
 * @param address from `usableAddress`, not empty
 * @returns undefined when nothing is wrong
 */
export function addressFault(address: string): FieldFault | undefined {
	if (pattern.test(address)) return undefined;
	// nothing but its letters before the @ is wrong with it
	if (pattern.test(address.replace(/[\p{L}\p{M}\p{N}\u200c\u200d](?=.*@)/gu, 'a'))) return 'letters';
	return 'address';
}
