import type { Admin, AdminWithoutStore } from './admin.ts';
import { attendance } from './attendance.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { confirmClock } from './confirm-clock.ts';
import { documents } from './documents.ts';
import { erase, purge } from './erase.ts';
import { exportSubmissions } from './export.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { mark } from './mark.ts';
import { resend } from './resend.ts';
import { restore } from './restore.ts';
import { show } from './show.ts';
import { stats } from './stats.ts';

/** What is typed after the command, one line of what it does, and how it is done. */
type CommandOf<Handed> = {
	readonly usage: string;
	readonly does: string;
	readonly run: (admin: Handed) => Promise<void>;
};

const span = '[--since <day>] [--until <day>]';

/** Everything the admin can do with the store. */
export const commands: Readonly<Record<string, CommandOf<Admin>>> = {
	list: {
		usage: 'list [waiting|sending|dead|held|sent] [--new] [--page <n>|--all]',
		does: 'submissions, newest first, 50 a page; --new: those not marked as handled',
		run: list,
	},
	find: { usage: 'find <words>', does: 'submissions in which all of the words occur', run: find },
	show: { usage: 'show <reference>', does: 'one submission, and what became of its emails', run: show },
	mark: {
		usage: 'mark <reference> handled|new [--note "…"]',
		does: 'whether somebody has dealt with it, and how',
		run: mark,
	},
	export: {
		usage: `export [registrations|messages] ${span} --output <file.csv|file.json>`,
		does: 'a table for Excel, or JSON',
		run: exportSubmissions,
	},
	attendance: {
		usage: 'attendance --since <day> --until <day> [--title "…"] --output <file.html|file.csv>',
		does: 'who registered between two days, to be printed and signed',
		run: attendance,
	},
	documents: {
		usage: 'documents [new-password|set-password|clear-password <id>]',
		does: 'the guarded documents; a new password is made and shown, one to be set is asked for',
		run: documents,
	},
	resend: {
		usage: 'resend <reference>|dead|held [--receipt]',
		does: 'queues emails to the organiser to be sent again; --receipt: the receipts to visitors instead',
		run: resend,
	},
	erase: { usage: 'erase <email> [--yes]', does: 'everything that one person sent', run: erase },
	purge: { usage: 'purge [<months>] [--yes]', does: 'submissions older than that', run: purge },
	'confirm-clock': {
		usage: 'confirm-clock [--yes]',
		does: 'that the clock is right, when the server erases nothing old because it does not believe it',
		run: confirmClock,
	},
	backup: { usage: 'backup <file>', does: 'a whole copy of the SQLite store', run: backup },
	stats: { usage: 'stats', does: 'how many submissions and emails, by kind and state', run: stats },
};

const help = async ({ say }: AdminWithoutStore) => {
	for (const { usage, does } of Object.values({ ...commandsWithoutStore, ...commands }))
		say(`npm run admin -- ${usage}\n    ${does}`);
};

/** What works where there is no store yet, or none that can be used. */
export const commandsWithoutStore: Readonly<Record<string, CommandOf<AdminWithoutStore>>> = {
	help: { usage: 'help', does: 'this list', run: help },
	restore: {
		usage: 'restore <file>',
		does: 'puts a backup in place; the server must not run',
		run: restore,
	},
	check: {
		usage: 'check [--send]',
		does: 'whether everything is set up rightly; --send: with a test email to MAIL_TO',
		run: check,
	},
};
