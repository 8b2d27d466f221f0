import type { Desk } from './desk.ts';
import { documents } from './documents.ts';
import { list } from './list.ts';
import { resend } from './resend.ts';
import { show } from './show.ts';

export type Verb = { readonly usage: string; readonly run: (desk: Desk) => Promise<void> };

const help = async ({ say }: Desk) => {
	for (const { usage } of Object.values(verbs)) say(`npm run desk -- ${usage}`);
};

/** Everything the desk can do. */
export const verbs: Readonly<Record<string, Verb>> = {
	help: { usage: 'help', run: help },
	list: { usage: 'list [all|waiting|dead|held|sent]   the newest letters first, 50 at most', run: list },
	show: {
		usage: 'show <reference>                    one letter, and what became of its e-mails',
		run: show,
	},
	documents: {
		usage: 'documents [set-password|clear-password <id>]  the guarded documents; the password is asked for',
		run: documents,
	},
	resend: { usage: 'resend <reference>|dead|held        puts e-mails back into the post', run: resend },
};
