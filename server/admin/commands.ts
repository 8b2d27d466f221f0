import type { Admin, AdminWithoutStore } from './admin.ts';
import { attendance } from './attendance.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { confirmClock } from './confirm-clock.ts';
import { documents } from './documents.ts';
import { erase, purge } from './erase.ts';
import { exportSubmissions } from './export.ts';
import { find, list } from './list.ts';
import { mark } from './mark.ts';
import { resend } from './resend.ts';
import { restore } from './restore.ts';
import { show } from './show.ts';
import { stats } from './stats.ts';

/** What staff may want, as the heads of the list of commands. */
const groups = {
	read: 'Read what came',
	work: 'Answer it',
	take: 'Take it out as a table',
	erase: 'Erase it',
	documents: 'Documents with a password',
	server: 'Look after the server',
} as const;

/** What is typed after the command, one line of what it does, and how it is done. */
type CommandOf<Handed> = {
	readonly group: keyof typeof groups;
	readonly usage: string;
	readonly does: string;
	readonly run: (admin: Handed) => Promise<void>;
};

const span = '[--since <day>] [--until <day>]';

/** Everything the admin can do with the store. */
export const commands: Readonly<Record<string, CommandOf<Admin>>> = {
	list: {
		group: 'read',
		usage: 'list [waiting|sending|dead|held|sent] [--new] [--page <n>|--all]',
		does: 'submissions, newest first, 50 a page; --new: those not marked as handled',
		run: list,
	},
	find: {
		group: 'read',
		usage: 'find <words>',
		does: 'submissions in which all of the words occur',
		run: find,
	},
	show: {
		group: 'read',
		usage: 'show <reference>',
		does: 'one submission, and what became of its emails',
		run: show,
	},
	mark: {
		group: 'work',
		usage: 'mark <reference> handled|new [--note "…"]',
		does: 'whether somebody has dealt with it, and how',
		run: mark,
	},
	export: {
		group: 'take',
		usage: `export [registrations|messages] ${span} --output <file.xlsx|file.csv|file.json>`,
		does: 'a table for Excel, or JSON',
		run: exportSubmissions,
	},
	attendance: {
		group: 'take',
		usage: 'attendance --since <day> --until <day> [--title "…"] --output <file.html|file.xlsx|file.csv>',
		does: 'who registered between two days, to be printed and signed',
		run: attendance,
	},
	documents: {
		group: 'documents',
		usage: 'documents [put <id> <file.pdf>|new-password <id>|set-password <id>|clear-password <id>]',
		does: 'the guarded documents; puts your PDF in place; a new password is made and shown, one to be set is asked for',
		run: documents,
	},
	resend: {
		group: 'work',
		usage: 'resend <reference>|dead|held [--receipt]',
		does: 'queues emails to the organiser to be sent again; --receipt: the receipts to visitors instead',
		run: resend,
	},
	erase: {
		group: 'erase',
		usage: 'erase <email> [--yes]',
		does: 'everything that one person sent',
		run: erase,
	},
	purge: {
		group: 'erase',
		usage: 'purge [<months>] [--yes]',
		does: 'submissions older than that',
		run: purge,
	},
	'confirm-clock': {
		group: 'server',
		usage: 'confirm-clock [--yes]',
		does: 'that the clock is right, when the server erases nothing old because it does not believe it',
		run: confirmClock,
	},
	backup: { group: 'server', usage: 'backup <file>', does: 'a whole copy of the SQLite store', run: backup },
	stats: {
		group: 'read',
		usage: 'stats',
		does: 'how many submissions and emails, by kind and state',
		run: stats,
	},
};

const help = async ({ say }: AdminWithoutStore) => {
	const all = Object.values({ ...commands, ...commandsWithoutStore });
	for (const [group, head] of Object.entries(groups)) {
		say(`\n${head}`);
		for (const { usage, does } of all.filter((command) => command.group === group))
			say(`  npm run admin -- ${usage}\n      ${does}`);
	}
};

/** What works where there is no store yet, or none that can be used. */
export const commandsWithoutStore: Readonly<Record<string, CommandOf<AdminWithoutStore>>> = {
	help: { group: 'server', usage: 'help', does: 'this list', run: help },
	restore: {
		group: 'server',
		usage: 'restore <file>',
		does: 'puts a backup in place; the server must not run',
		run: restore,
	},
	check: {
		group: 'server',
		usage: 'check [--send]',
		does: 'whether everything is set up rightly; --send: with a test email to MAIL_TO',
		run: check,
	},
};
