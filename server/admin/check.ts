import { createInterface } from 'node:readline/promises';
import { sendTestEmail } from '../mail/try-mail-server.ts';
import { AdminError, type AdminWithoutStore } from './admin.ts';
import { checks, type Finding } from './checks.ts';
import { mailProblemWords } from './problem-words.ts';
import { readWords } from './read-words.ts';

/** Asks somebody at a terminal; anywhere else the answer is no. */
async function isWanted(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) return false;
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	const answer = await terminal.question(`${question} [y/N] `);
	terminal.close();
	return /^y(es)?$/i.test(answer.trim());
}

async function testEmail({ config, clock }: AdminWithoutStore): Promise<Finding> {
	try {
		await sendTestEmail(config, clock());
		return { ok: true, words: `A test email to ${config.MAIL_TO} was taken: look whether it has come.` };
	} catch (problem) {
		const words = mailProblemWords(problem, config);
		return { ok: false, words: `MAIL_TO: the test email to ${config.MAIL_TO} was not taken ${words}` };
	}
}

/**
 * `check [--send]`: whether the server has what it needs, as a list with ticks.
 * @throws AdminError when something is not right
 */
export async function check(admin: AdminWithoutStore): Promise<void> {
	const { values } = readWords(admin.words, { send: { type: 'boolean', default: false } });
	let wrong = 0;
	const tell = ({ ok, words }: Finding) => {
		admin.say(`${ok ? '✓' : '✗'} ${words}`);
		if (!ok) wrong++;
	};
	for (const find of checks) for (const finding of await find(admin)) tell(finding);
	if (
		admin.config.SMTP_URL &&
		(values.send || (await isWanted(`Send a test email to ${admin.config.MAIL_TO}?`)))
	)
		tell(await testEmail(admin));
	if (wrong > 0) throw new AdminError(`${wrong} of these must be put right.`);
}
