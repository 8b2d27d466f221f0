import { accessSync, constants, statSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { dirname, resolve } from 'node:path';

/** How the text of a setting becomes its value. Each throws an Error whose message ends a sentence: "PORT must be …". */

export function wholeNumber(least: number, most: number) {
	return (word: string): number => {
		const number = Number(word);
		if (word.trim() === '' || !Number.isInteger(number) || number < least || number > most)
			throw new Error(`must be a whole number from ${least} to ${most}`);
		return number;
	};
}

export function oneOf<const Words extends readonly string[]>(...words: Words) {
	return (word: string): Words[number] => {
		if (!words.includes(word)) throw new Error(`must be one of ${words.join(', ')}`);
		return word;
	};
}

export function yesOrNo(word: string): boolean {
	return oneOf('true', 'false')(word) === 'true';
}

/** An address with a host and one of these schemes; may be empty. User names and passwords may be %-encoded, but rightly. */
export function urlOf(...schemes: readonly string[]) {
	const starts = schemes.map((scheme) => `${scheme}://`).join(' or ');
	return (word: string): string => {
		if (word === '') return word;
		const url = URL.canParse(word) ? new URL(word) : undefined;
		// PostgreSQL's socket on the same machine is named so: postgresql:///aeg?host=/run/postgresql
		const host = url?.host || url?.searchParams.get('host');
		if (!url || !host || !schemes.includes(url.protocol.slice(0, -1)))
			throw new Error(`must be an address that starts with ${starts} and names a host`);
		try {
			for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
		} catch {
			throw new Error('holds a % that is no code: write %25 for a percent sign');
		}
		return word;
	};
}

export function origin(word: string): string {
	const url = URL.canParse(word) ? new URL(word) : undefined;
	if (!url || !/^https?:$/.test(url.protocol) || url.origin !== word)
		throw new Error('must be an origin such as https://www.aeg.example, without a path or a closing slash');
	return word;
}

/** Words separated by commas. */
const list = (word: string): readonly string[] =>
	word
		.split(',')
		.map((part) => part.trim())
		.filter(Boolean);

export const origins = (word: string): readonly string[] => list(word).map(origin);

/** A host as browsers name it: in small letters, an IPv6 address in brackets. */
function host(word: string): string {
	const named = isIPv6(word) ? `[${word}]` : word;
	const url = /[/?#@]|:\d*$/.test(named.replace(/^\[.*\]$/, '')) ? null : URL.parse(`http://${named}`);
	if (!url || !/^([\w.-]+|\[.+\])$/.test(url.hostname))
		throw new Error(
			'must be host names such as aeg.example, without https://, a port or a path, separated by commas',
		);
	return url.hostname;
}

export const hosts = (word: string): readonly string[] => list(word).map(host);

/** One address, or a network such as 10.0.0.0/8. */
function network(word: string): string {
	const [address = '', prefix = '1', ...more] = word.split('/');
	const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
	if (more.length > 0 || !/^[1-9]\d*$/.test(prefix) || Number(prefix) > longest)
		throw new Error('must be IP addresses or networks such as 127.0.0.1, 10.0.0.0/8, separated by commas');
	return word;
}

export const networks = (word: string): readonly string[] => list(word).map(network);

/** What to listen on. A name would be looked up, and may lead to another machine. */
export function ownAddress(word: string): string {
	if (word !== 'localhost' && isIP(word) === 0)
		throw new Error('must be an IP address of this machine such as 127.0.0.1, or 0.0.0.0 for all networks');
	return word;
}

/** Names with a dot, such as mail.aeg.example; no addresses. */
const domainName = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/i;

export const isDomainName = (word: string): boolean => domainName.test(word);

/** The full name of a host, or its address in brackets, as SMTP writes it (RFC 5321, 4.1.3); may be empty. */
export function hostName(word: string): string {
	const [, address = ''] = /^\[(?:IPv6:)?([\da-f.:]+)\]$/i.exec(word) ?? [];
	if (word !== '' && !isDomainName(word) && isIP(address) === 0)
		throw new Error('must be the full name of a host such as www.aeg.example');
	return word;
}

export function mailbox(word: string): string {
	if (!/^[^\s@<>,;:"()]+@[a-zA-Z0-9.-]+$/.test(word)) throw new Error('must be one email address');
	return word;
}

const kindOf = (path: string) => statSync(path, { throwIfNoEntry: false });

/** A folder that is there or can be made. */
export function folder(word: string): string {
	const path = resolve(word);
	if (word === '' || !isFolderOrNothing(path)) throw new Error('must name a folder, and no file');
	return path;
}

/** Nothing at a path is fine as long as what lies above it is a folder. */
function isFolderOrNothing(path: string): boolean {
	try {
		const found = kindOf(path);
		return found ? found.isDirectory() : isFolderOrNothing(dirname(path));
	} catch {
		return true; // Nobody lets us look: that is another mistake than a file in the way.
	}
}

/**
 * The same, in which this user may write. A disk that is full or read-only is no wrong setting: the server shows its
 * pages then, and says that it can store nothing.
 */
export function ownFolder(word: string): string {
	const path = folder(word);
	let there = path;
	try {
		while (!kindOf(there)) there = dirname(there);
		accessSync(there, constants.W_OK | constants.X_OK);
	} catch (problem) {
		if ((problem as NodeJS.ErrnoException).code === 'EACCES')
			throw new Error('must name a folder in which the user of the server may write');
	}
	return path;
}

/** A folder that is there and may be read; empty stands for the usual one. */
export function existingFolder(word: string): string {
	if (word === '') return word;
	const path = folder(word);
	try {
		accessSync(path, constants.R_OK | constants.X_OK);
	} catch {
		throw new Error('must name a folder that is there and that the user of the server may read');
	}
	return path;
}
