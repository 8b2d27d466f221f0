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

/** One setting: the variable's default, how its text is read (throws the end of a sentence), and one line of why. */
const setting = <T>(otherwise: string, read: (text: string) => T, why: string) => ({ otherwise, read, why });

/** Every variable that the server reads, and the only place where it reads any. */
export const settings = {
	PORT: setting('3000', wholeNumber(0, 65535), 'where the site and its API listen'),
	HOST: setting('127.0.0.1', ownAddress, 'the network address to listen on; 0.0.0.0 for all'),
	PUBLIC_ORIGIN: setting(
		'http://localhost:3000',
		origin,
		'the address visitors type; https:// turns HSTS on',
	),
	ALLOWED_ORIGINS: setting('', origins, 'other origins whose pages may call the API, separated by commas'),
	ALLOWED_HOSTS: setting(
		'',
		hosts,
		'other host names that are answered beside that of PUBLIC_ORIGIN and loopback',
	),
	TRUST_PROXY: setting('', networks, 'addresses of proxies whose X-Forwarded-For is believed'),
	DATA_DIR: setting('data', ownFolder, 'where submissions are kept, and emails when there is no SMTP_URL'),
	BUILD_DIR: setting('build', folder, 'where the built site lies'),
	SMTP_URL: setting(
		'',
		urlOf('smtp', 'smtps'),
		'the mail server; empty writes each email into DATA_DIR/mail',
	),
	SMTP_NAME: setting(
		'',
		hostName,
		'the name by which we greet the mail server; empty takes the host of PUBLIC_ORIGIN, or this machine',
	),
	MAIL_FROM: setting('website@aeg.example', mailbox, 'our own sender address'),
	MAIL_TO: setting('office@aeg.example', mailbox, 'the organiser, who receives every submission'),
	DATABASE_URL: setting(
		'',
		urlOf('postgres', 'postgresql'),
		'a PostgreSQL store for several replicas; empty means SQLite',
	),
	GUARDED_DIR: setting('', existingFolder, 'where the guarded PDFs lie; empty means DATA_DIR/documents'),
	SUBMISSIONS_PER_NETWORK: setting(
		'200',
		wholeNumber(0, 1_000_000),
		'submissions an hour from one network; 0 is no limit',
	),
	SUBMISSIONS_PER_HOUR: setting(
		'5000',
		wholeNumber(0, 10_000_000),
		'submissions an hour from everybody; 0 is no limit',
	),
	SEND_RECEIPTS: setting('false', yesOrNo, 'true sends each sender a short receipt in fixed words'),
	RETENTION_MONTHS: setting(
		String(retentionMonths),
		wholeNumber(0, 1200),
		'submissions older than this are erased every hour; 0 keeps them',
	),
	METRICS_PORT: setting('0', wholeNumber(0, 65535), 'where /metrics listens, on loopback only; 0 is nowhere'),
	VITALS_URL: setting('', urlOf('http', 'https'), 'where pages may send web vitals; empty means nowhere'),
	LOG_LEVEL: setting(
		'info',
		oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
		'how much is logged',
	),
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
