import { backup } from './backup.ts';
import type { Desk } from './desk.ts';
import { documents } from './documents.ts';
import { erase, purge } from './erase.ts';
import { exportLetters } from './export.ts';
import { list } from './list.ts';
import { resend } from './resend.ts';
import { show } from './show.ts';
import { stats } from './stats.ts';

export type Verb = { readonly usage: string; readonly run: (desk: Desk) => Promise<void> };

const help = async ({ say }: Desk) => {
	for (const { usage } of Object.values(verbs)) say(`npm run desk -- ${usage}`);
};

/** Everything the desk can do. */
export const verbs: Readonly<Record<string, Verb>> = {
	help: { usage: 'help', run: help },
	list: {
		usage: 'list [all|waiting|sending|dead|held|sent]  the newest letters first, 50 at most',
		run: list,
	},
	show: {
		usage: 'show <reference>                    one letter, and what became of its e-mails',
		run: show,
	},
	documents: {
		usage: 'documents [set-password|clear-password <id>]  the guarded documents; the password is asked for',
		run: documents,
	},
	export: { usage: 'export [csv|json]                   every letter, to the output', run: exportLetters },
	erase: { usage: 'erase <email> [--yes]               everything one person sent', run: erase },
	purge: { usage: 'purge [months] [--yes]              letters older than that', run: purge },
	backup: { usage: 'backup <file>                       a whole copy of the SQLite store', run: backup },
	stats: {
		usage: 'stats                               how many letters and e-mails, by kind and state',
		run: stats,
	},
	resend: { usage: 'resend <reference>|dead|held        puts e-mails back into the post', run: resend },
};
