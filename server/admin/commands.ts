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

/** What is typed after the command, one line of what it does, and how it is done. */
type CommandOf<Handed> = {
	readonly usage?: string;
	readonly does: string;
	readonly run: (admin: Handed) => Promise<void>;
};

type Commands<Handed> = Readonly<Record<string, CommandOf<Handed>>>;

const span = '[--since <day>] [--until <day>]';

/** What looks after the server, and so stands last in the list. */
const server: Commands<Admin> = {
	'confirm-clock': {
		usage: '[--yes]',
		does: 'that the clock is right, when the server erases nothing old because it does not believe it',
		run: confirmClock,
	},
	backup: { usage: '<file>', does: 'a whole copy of the SQLite store', run: backup },
};

/** What else staff may want, by the heads of the list. */
const groups: Readonly<Record<string, Commands<Admin>>> = {
	'Read what came': {
		list: {
			usage: '[waiting|sending|dead|held|sent] [--new] [--page <n>|--all]',
			does: 'submissions, newest first, 50 a page; --new: those not marked as handled',
			run: list,
		},
		find: { usage: '<words>', does: 'submissions in which all of the words occur', run: find },
		show: { usage: '<reference>', does: 'one submission, and what became of its emails', run: show },
		stats: { does: 'how many submissions and emails, by kind and state', run: stats },
	},
	'Answer it': {
		mark: {
			usage: '<reference> handled|new [--note "…"]',
			does: 'whether somebody has dealt with it, and how',
			run: mark,
		},
		resend: {
			usage: '<reference>|dead|held [--receipt]',
			does: 'queues emails to the organiser to be sent again; --receipt: the receipts to visitors instead',
			run: resend,
		},
	},
	'Take it out as a table': {
		export: {
			usage: `[registrations|messages] ${span} --output <file.xlsx|file.csv|file.json>`,
			does: 'a table for Excel, or JSON',
			run: exportSubmissions,
		},
		attendance: {
			usage: '--since <day> --until <day> [--title "…"] --output <file.html|file.xlsx|file.csv>',
			does: 'who registered between two days, to be printed and signed',
			run: attendance,
		},
	},
	'Erase it': {
		erase: { usage: '<email> [--yes]', does: 'everything that one person sent', run: erase },
		purge: { usage: '[<months>] [--yes]', does: 'submissions older than that', run: purge },
	},
	'Documents with a password': {
		documents: {
			usage: '[put <id> <file.pdf>|new-password <id>|set-password <id>|clear-password <id>]',
			does: 'the guarded documents; puts your PDF in place; a new password is made and shown, one to be set is asked for',
			run: documents,
		},
	},
};

/** Everything the admin can do with the store. */
export const commands: Commands<Admin> = Object.assign({}, ...Object.values(groups), server);

const help = async ({ say }: AdminWithoutStore) => {
	const lists = { ...groups, 'Look after the server': { ...server, ...commandsWithoutStore } };
	for (const [head, list] of Object.entries(lists)) {
		say(`\n${head}`);
		for (const [name, { usage, does }] of Object.entries(list))
			say(`  npm run admin -- ${[name, usage].join(' ').trimEnd()}\n      ${does}`);
	}
};

/** What works where there is no store yet, or none that can be used. */
export const commandsWithoutStore: Commands<AdminWithoutStore> = {
	help: { does: 'this list', run: help },
	restore: { usage: '<file>', does: 'puts a backup in place; the server must not run', run: restore },
	check: {
		usage: '[--send]',
		does: 'whether everything is set up rightly; --send: with a test email to MAIL_TO',
		run: check,
	},
};
