import { readdir } from 'node:fs/promises';
import { usableAddress } from '#contract/email-address.ts';
import { backupDays } from '#contract/retention.ts';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import { eraseMailFiles } from '../jobs/erase-mail-files.ts';
import { countOld, countSubmissionsOf, erasePerson, monthsBefore, purgeSubmissions } from '../jobs/purge.ts';
import { type Admin, AdminError } from './admin.ts';
import { dayAfter, indianTime } from './indian-time.ts';

const yes = '--yes';

/** Erases everything one person sent, by email address, and says where else the words lie. */
export async function erase(admin: Admin): Promise<void> {
	const { store, words, say } = admin;
	const email = usableAddress(words[0] ?? '');
	if (!email.includes('@')) throw new AdminError('Name the email address.');
	const kept = await countSubmissionsOf(store, email);
	if (!words.includes(yes))
		return say(`${kept} submissions would be erased. Add ${yes} to erase them for good.`);
	const erased = await retryWhileBusy(store, () => erasePerson(store, email));
	say(`${erased} submissions erased.`);
	await discard(admin);
	for (const line of await elsewhere(admin)) say(line);
}

/** Erases submissions older than so many months; RETENTION_MONTHS when no number is given. */
export async function purge(admin: Admin): Promise<void> {
	const { store, config, clock, words, say } = admin;
	const months = Number(words.find((word) => word !== yes) ?? config.RETENTION_MONTHS);
	if (!Number.isInteger(months) || months < 1) throw new AdminError('Say how many months, at least 1.');
	const before = monthsBefore(clock(), months);
	if (!words.includes(yes))
		return say(
			`${await countOld(store, before)} submissions from before ${indianTime(before)} (India) would be erased. Add ${yes} to erase them for good.`,
		);
	const erased = await purgeSubmissions(store, before);
	say(`${erased} submissions erased. What has not reached the organiser was kept.`);
	await discard(admin);
}

/** Removes what was erased from the files beside the store, and from what the store's own files still hold of it. */
async function discard({ store, config }: Admin): Promise<void> {
	await eraseMailFiles(store, config.DATA_DIR);
	await store.discardErased().catch((problem: Error) => {
		throw new AdminError(
			`${problem.message}. The server does it within the hour, or give the command again.`,
		);
	});
}

/** Where what was erased may still lie, a line each. */
async function elsewhere({ store, config, clock }: Admin): Promise<string[]> {
	const replaced = (await readdir(config.DATA_DIR).catch(() => [])).filter((name) =>
		name.includes('.replaced-'),
	);
	return [
		'These still hold the words, and the server cannot erase them:',
		`- the mailbox ${config.MAIL_TO}, until somebody deletes the emails there;`,
		`- backups made before now, which are to be deleted by ${dayAfter(clock(), backupDays)}; whoever restores one erases again;`,
		...(store.shared ? ["- PostgreSQL's own log and archive, until it overwrites them;"] : []),
		...replaced.map((name) => `- ${name} in DATA_DIR, which a restore kept: delete it;`),
		'- what was exported, and files that anybody copied from it.',
	];
}
