import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { documentIds } from '#contract/documents.ts';
import { type Config, settings } from '../config.ts';
import { count } from '../db/rate-counter.ts';
import type { Store } from '../db/store.ts';
import { documentState } from '../documents/document-state.ts';
import { doubtedSince } from '../jobs/believed-clock.ts';
import { tryMailServer } from '../mail/try-mail-server.ts';
import { waitingAfterFailure } from '../outbox/count-emails.ts';
import { builtForAnother } from '../static/built-for.ts';
import { readBuild } from '../static/read-build.ts';
import { unknownSettings } from '../unknown-settings.ts';
import { AdminError, type AdminWithoutStore } from './admin.ts';
import { indianTime } from './indian-time.ts';
import { openExisting } from './open-existing.ts';
import { mailProblemWords, problemWords } from './problem-words.ts';

/** One line of the list: what was found, and whether it is right. What is wrong begins with the setting to look at. */
export type Finding = { readonly ok: boolean; readonly words: string };

type Check = (admin: AdminWithoutStore) => Finding[] | Promise<Finding[]>;

const right = (words: string): Finding => ({ ok: true, words });
const wrong = (words: string): Finding => ({ ok: false, words });

const names: Check = ({ environment }) => {
	const unknown = unknownSettings(environment);
	return unknown.length === 0 ? [right('Every setting is one that the server knows.')] : unknown.map(wrong);
};

const folder: Check = async ({ config: { DATA_DIR } }) => {
	if (!existsSync(DATA_DIR))
		return [wrong(`DATA_DIR: ${DATA_DIR} is not there yet. Start the server, which makes it.`)];
	try {
		await rm(await mkdtemp(join(DATA_DIR, 'check-')), { recursive: true });
	} catch (problem) {
		return [wrong(`DATA_DIR: nothing can be written to ${DATA_DIR} (${problemWords(problem)}).`)];
	}
	if (statSync(DATA_DIR).mode & 0o077)
		return [wrong(`DATA_DIR: other users of this machine may look into it: chmod 700 ${DATA_DIR}`)];
	return [right(`${DATA_DIR} can be written, and is closed to others.`)];
};

/** Works with the store when there is one; a check makes none, and changes no tables. */
async function withStore(config: Config, work: (store: Store) => Promise<Finding[]>): Promise<Finding[]> {
	let store: Store | undefined;
	try {
		store = openExisting(config);
		return await work(store);
	} catch (problem) {
		if (problem instanceof AdminError) return [wrong(problem.message)];
		const setting = config.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR';
		return [wrong(`${setting}: the database cannot be used (${problemWords(problem)}).`)];
	} finally {
		await store?.close();
	}
}

/** A word of damage, when a SQLite file has any. */
async function damageOf({ db, shared }: Store): Promise<string | undefined> {
	if (shared) return undefined;
	const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
	return rows.map((row) => row.quick_check).find((words) => words !== 'ok');
}

const database: Check = ({ config, clock }) =>
	withStore(config, async (store) => {
		const damage = await damageOf(store);
		if (damage) return [wrong(`DATA_DIR: submissions.sqlite is damaged (${damage}).`)];
		await count(store, 'check', 1);
		const late = await waitingAfterFailure(store);
		const doubted = await doubtedSince(store, clock());
		const rows = await store.db.selectFrom('passwords').select('document').execute();
		const guarded = rows.map((row) => row.document);
		return [
			right('The database can be read and written.'),
			late
				? wrong(`Emails that wait: ${late.n}. The last try: ${late.why}`)
				: right('No email waits because it could not be sent.'),
			doubted === undefined
				? right('The clock is believed, so old submissions are erased in time.')
				: wrong(
						`RETENTION_MONTHS: nothing old is erased, because the clock shows ${indianTime(clock())} (India) and was last believed at ${indianTime(doubted)}. Set it right, or say that it is: confirm-clock`,
					),
			...documentIds.map((id) =>
				guarded.includes(id)
					? right(`${id} has a password.`)
					: wrong(`${id} has no password, so nobody can open it: documents new-password ${id}`),
			),
		];
	});

const documents: Check = ({ config: { GUARDED_DIR } }) =>
	Promise.all(
		documentIds.map(async (id) => {
			const file = join(GUARDED_DIR, `${id}.pdf`);
			const state = await documentState(GUARDED_DIR, id);
			if (state === 'missing') return wrong(`GUARDED_DIR: ${file} is not there.`);
			if (state === 'no PDF') return wrong(`GUARDED_DIR: ${file} is no PDF.`);
			return right(state === 'own' ? `${file} is there.` : `${file} is there; it is still the example.`);
		}),
	);

const site: Check = ({ config }) => {
	const build = readBuild(config.BUILD_DIR);
	if (Object.keys(build.pages).length === 0)
		return [wrong(`BUILD_DIR: ${config.BUILD_DIR} holds no built site: npm run build`)];
	const other = builtForAnother(build.origin, config);
	return [other ? wrong(other) : right(`The site is built for ${build.origin}.`)];
};

const proxy: Check = ({ config: { PUBLIC_ORIGIN, TRUST_PROXY } }) => {
	if (PUBLIC_ORIGIN === settings.PUBLIC_ORIGIN.otherwise)
		return [wrong('PUBLIC_ORIGIN: set it to the address that visitors type.')];
	if (PUBLIC_ORIGIN.startsWith('https:') && TRUST_PROXY.length === 0)
		return [
			wrong(
				'TRUST_PROXY: the server speaks no TLS itself, so a proxy must stand before it. Name its address, or all visitors share the limits of one network.',
			),
		];
	return [right(`Visitors come to ${PUBLIC_ORIGIN}; believed proxies: ${TRUST_PROXY.join(', ') || 'none'}.`)];
};

const mail: Check = async ({ config }) => {
	const { SMTP_URL, MAIL_FROM, MAIL_TO, DATA_DIR } = config;
	if (!SMTP_URL)
		return [wrong(`SMTP_URL: there is none, so emails are only written to ${join(DATA_DIR, 'mail')}.`)];
	const { host } = new URL(SMTP_URL);
	const sender =
		MAIL_FROM === settings.MAIL_FROM.otherwise
			? wrong(
					`MAIL_FROM: ${MAIL_FROM} is an example. Name an address of yours from which the mail server lets you send.`,
				)
			: right(`Emails come from ${MAIL_FROM}.`);
	const receiver =
		MAIL_TO === settings.MAIL_TO.otherwise
			? wrong(`MAIL_TO: ${MAIL_TO} is an example. Name the organiser's address.`)
			: right(`Submissions go to ${MAIL_TO}.`);
	const server = await tryMailServer(config).then(
		() => right(`The mail server ${host} answers and lets us in.`),
		(problem) => wrong(`SMTP_URL: ${host} does not let us in ${mailProblemWords(problem, config)}`),
	);
	return [server, sender, receiver];
};

/** In the order of the list. */
export const checks: readonly Check[] = [names, folder, database, documents, site, proxy, mail];
