import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { retentionMonths } from '#contract/retention.ts';

/** One setting: the variable's default, how its text is read (throws the end of a sentence), and one line of why. */
type Setting<T> = {
	readonly otherwise: string;
	readonly read: (text: string) => T;
	readonly why: string;
};

const setting = <T>(otherwise: string, read: (text: string) => T, why: string): Setting<T> => ({
	otherwise,
	read,
	why,
});

const text = (word: string) => word;
const folder = (word: string) => resolve(word);

function wholeNumber(least: number, most: number) {
	return (word: string): number => {
		const number = Number(word);
		if (word.trim() === '' || !Number.isInteger(number) || number < least || number > most)
			throw new Error(`must be a whole number from ${least} to ${most}`);
		return number;
	};
}

function oneOf<const Words extends readonly string[]>(...words: Words) {
	return (word: string): Words[number] => {
		if (!words.includes(word)) throw new Error(`must be one of ${words.join(', ')}`);
		return word;
	};
}

function urlOf(...schemes: readonly string[]) {
	return (word: string): string => {
		if (word !== '' && !(URL.canParse(word) && schemes.includes(new URL(word).protocol.slice(0, -1))))
			throw new Error(`must be an address that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`);
		return word;
	};
}

function origin(word: string): string {
	const url = URL.canParse(word) ? new URL(word) : undefined;
	if (!url || !/^https?:$/.test(url.protocol) || url.origin !== word)
		throw new Error('must be an origin such as https://www.aeg.example, without a path or a closing slash');
	return word;
}

function yesOrNo(word: string): boolean {
	return oneOf('true', 'false')(word) === 'true';
}

const list = (word: string): readonly string[] =>
	word
		.split(',')
		.map((part) => part.trim())
		.filter(Boolean);
const origins = (word: string): readonly string[] => list(word).map(origin);

/** One address, or a network such as 10.0.0.0/8. */
function network(word: string): string {
	const [address = '', prefix = '1', ...more] = word.split('/');
	const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
	if (more.length > 0 || !/^[1-9]\d*$/.test(prefix) || Number(prefix) > longest)
		throw new Error('must be IP addresses or networks such as 127.0.0.1, 10.0.0.0/8, separated by commas');
	return word;
}

const networks = (word: string): readonly string[] => list(word).map(network);

function mailbox(word: string): string {
	if (!/^[^\s@<>,;:"()]+@[a-zA-Z0-9.-]+$/.test(word)) throw new Error('must be one e-mail address');
	return word;
}

/** Every variable that the office reads, and the only place where it reads any. */
export const settings = {
	PORT: setting('3000', wholeNumber(0, 65535), 'where the site and its API listen'),
	HOST: setting('127.0.0.1', text, 'the network address to listen on; 0.0.0.0 for all'),
	PUBLIC_ORIGIN: setting(
		'http://localhost:3000',
		origin,
		'the address visitors type; https:// turns HSTS on',
	),
	ALLOWED_ORIGINS: setting('', origins, 'other origins whose pages may call the API, separated by commas'),
	TRUST_PROXY: setting('', networks, 'addresses of proxies whose X-Forwarded-For is believed'),
	DATA_DIR: setting('data', folder, 'where letters are kept, and e-mails when there is no SMTP_URL'),
	BUILD_DIR: setting('build', folder, 'where the built site lies'),
	SMTP_URL: setting(
		'',
		urlOf('smtp', 'smtps'),
		'the mail server; empty writes each e-mail into DATA_DIR/mail',
	),
	MAIL_FROM: setting('website@aeg.example', mailbox, 'our own sender address'),
	MAIL_TO: setting('office@aeg.example', mailbox, 'the organiser, who receives every letter'),
	DATABASE_URL: setting(
		'',
		urlOf('postgres', 'postgresql'),
		'a PostgreSQL store for several replicas; empty means SQLite',
	),
	GUARDED_DIR: setting('media/guarded', folder, 'where the guarded PDFs lie'),
	LETTERS_PER_NETWORK: setting(
		'200',
		wholeNumber(0, 1_000_000),
		'letters an hour from one network; 0 is no limit',
	),
	LETTERS_PER_HOUR: setting(
		'5000',
		wholeNumber(0, 10_000_000),
		'letters an hour from everybody; 0 is no limit',
	),
	SEND_RECEIPTS: setting('false', yesOrNo, 'true sends each sender a short receipt in fixed words'),
	RETENTION_MONTHS: setting(
		String(retentionMonths),
		wholeNumber(0, 1200),
		'letters older than this are erased every hour; 0 keeps them',
	),
	METRICS_PORT: setting('0', wholeNumber(0, 65535), 'where /metrics listens, on loopback only; 0 is nowhere'),
	VITALS_URL: setting('', urlOf('http', 'https'), 'where pages may send web vitals; empty means nowhere'),
	LOG_LEVEL: setting(
		'info',
		oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
		'how much is logged',
	),
} as const satisfies Record<string, Setting<unknown>>;

export type Config = {
	readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['read']>;
};

/**
 * Reads the environment.
 * @throws Error with one sentence for each wrong variable, naming it and never repeating its value
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
	const wrong: string[] = [];
	const read = Object.entries(settings).map(([name, { otherwise, read }]) => {
		try {
			return [name, read(environment[name] ?? otherwise)];
		} catch (problem) {
			wrong.push(`${name} ${(problem as Error).message}.`);
			return [name, undefined];
		}
	});
	if (environment.SMTP_URL && !environment.MAIL_TO)
		wrong.push('MAIL_TO must be set when SMTP_URL is set, or letters would go to an example address.');
	if (wrong.length > 0) throw new Error(wrong.join('\n'));
	return Object.freeze(Object.fromEntries(read)) as Config;
}
