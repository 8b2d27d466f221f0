import { eraseMailFiles } from '../chores/erase-mail-files.ts';
import { countLettersOf, erasePerson, monthsBefore, purgeLetters } from '../chores/purge.ts';
import { patiently } from '../db/patiently.ts';
import { type Desk, DeskError } from './desk.ts';

const yes = '--yes';

/** Erases everything one person sent, by e-mail address. */
export async function erase({ store, config, words, say }: Desk): Promise<void> {
	const [email = ''] = words;
	if (!email.includes('@')) throw new DeskError('Name the e-mail address.');
	const kept = await countLettersOf(store, email);
	if (!words.includes(yes)) return say(`${kept} letters would be erased. Add ${yes} to erase them for good.`);
	const erased = await patiently(store, () => erasePerson(store, email));
	await eraseMailFiles(store, config.DATA_DIR);
	say(`${erased} letters erased. E-mails already delivered lie in the organiser's mailbox.`);
}

/** Erases letters older than so many months; RETENTION_MONTHS when no number is given. */
export async function purge({ store, config, clock, words, say }: Desk): Promise<void> {
	const months = Number(words.find((word) => word !== yes) ?? config.RETENTION_MONTHS);
	if (!Number.isInteger(months) || months < 1) throw new DeskError('Say how many months, at least 1.');
	const before = monthsBefore(clock(), months);
	if (!words.includes(yes))
		return say(
			`Letters from before ${new Date(before).toISOString()} would be erased. Add ${yes} to erase them.`,
		);
	const erased = await purgeLetters(store, before);
	await eraseMailFiles(store, config.DATA_DIR);
	say(`${erased} letters erased. What has not reached the organiser was kept.`);
}
