import { join } from 'node:path';
import { retentionMonths } from '#contract/retention.ts';
import {
	existingFolder,
	folder,
	hostName,
	hosts,
	mailbox,
	networks,
	oneOf,
	origin,
	origins,
	ownAddress,
	ownFolder,
	urlOf,
	wholeNumber,
	yesOrNo,
} from './setting-values.ts';

/** One setting: the variable's default, and how its text is read (throws the end of a sentence). */
const setting = <T>(otherwise: string, read: (text: string) => T) => ({ otherwise, read });

/** Every variable that the server reads, and the only place where it reads any. */
export const settings = {
	/** Where the site and its API listen. */
	PORT: setting('3000', wholeNumber(0, 65535)),
	/** The network address to listen on; 0.0.0.0 for all. */
	HOST: setting('127.0.0.1', ownAddress),
	/** The address visitors type; https:// turns HSTS on. */
	PUBLIC_ORIGIN: setting('http://localhost:3000', origin),
	/** Other origins whose pages may call the API, separated by commas. */
	ALLOWED_ORIGINS: setting('', origins),
	/** Other host names that are answered beside that of PUBLIC_ORIGIN and loopback. */
	ALLOWED_HOSTS: setting('', hosts),
	/** Addresses of proxies whose X-Forwarded-For is believed. */
	TRUST_PROXY: setting('', networks),
	/** Where submissions are kept, and emails when there is no SMTP_URL. */
	DATA_DIR: setting('data', ownFolder),
	/** Where the built site lies. */
	BUILD_DIR: setting('build', folder),
	/** The mail server; empty writes each email into DATA_DIR/mail. */
	SMTP_URL: setting('', urlOf('smtp', 'smtps')),
	/** The name by which we greet the mail server; empty takes the host of PUBLIC_ORIGIN, or this machine. */
	SMTP_NAME: setting('', hostName),
	/** Our own sender address. */
	MAIL_FROM: setting('website@aeg.example', mailbox),
	/** The organiser, who receives every submission. */
	MAIL_TO: setting('office@aeg.example', mailbox),
	/** A PostgreSQL store for several replicas; empty means SQLite. */
	DATABASE_URL: setting('', urlOf('postgres', 'postgresql')),
	/** Where the guarded PDFs lie; empty means DATA_DIR/documents. */
	GUARDED_DIR: setting('', existingFolder),
	/** Submissions an hour from one network; 0 is no limit. */
	SUBMISSIONS_PER_NETWORK: setting('200', wholeNumber(0, 1_000_000)),
	/** Submissions an hour from everybody; 0 is no limit. */
	SUBMISSIONS_PER_HOUR: setting('5000', wholeNumber(0, 10_000_000)),
	/** `true` sends each sender a short receipt in fixed words. */
	SEND_RECEIPTS: setting('false', yesOrNo),
	/** Submissions older than this are erased every hour; 0 keeps them. */
	RETENTION_MONTHS: setting(String(retentionMonths), wholeNumber(0, 1200)),
	/** Where /metrics listens, on loopback only; 0 is nowhere. */
	METRICS_PORT: setting('0', wholeNumber(0, 65535)),
	/** Where pages may send web vitals; empty means nowhere. */
	VITALS_URL: setting('', urlOf('http', 'https')),
	/** How much is logged. */
	LOG_LEVEL: setting('info', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent')),
} as const;

export type Config = {
	readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['read']>;
};

/** Wrong settings, a sentence a line. */
export class ConfigError extends Error {}

/**
 * Reads the environment.
 * @throws ConfigError with one sentence for each wrong variable, naming it and never repeating its value
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
		wrong.push('MAIL_TO must be set when SMTP_URL is set, or submissions would go to an example address.');
	if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
	const config = Object.fromEntries(read) as Config;
	return Object.freeze({ ...config, GUARDED_DIR: config.GUARDED_DIR || join(config.DATA_DIR, 'documents') });
}
