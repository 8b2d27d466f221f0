import { usableAddress } from '#contract/email-address.ts';
import { organiserState } from '../outbox/of-submission.ts';
import { type Admin, AdminError } from './admin.ts';
import { indianTime, readSpan } from './indian-time.ts';
import { readWords } from './read-words.ts';
import { type KeptSubmission, submissionsInOrder } from './submissions-in-order.ts';

const states = ['waiting', 'sending', 'dead', 'held', 'sent'] as const;

/** How many are shown on a page. */
const perPage = 50;

type Line = Pick<KeptSubmission, 'received' | 'reference' | 'kind' | 'email_state' | 'handled'>;

/** A submission in one line: when (in India), reference, kind, state of its email, whether staff dealt with it, who. */
const listLine = ({ received, reference, kind, email_state, handled }: Line, email: string): string =>
	[
		indianTime(received),
		reference,
		kind.padEnd(12),
		email_state.padEnd(7),
		handled === null ? 'new    ' : 'handled',
		email,
	].join('  ');

/** `list [<state>] [--new] [--page <n>|--all]`: submissions, newest first. */
export async function list({ store, words, say }: Admin): Promise<void> {
	const { values, positionals } = readWords(words, {
		new: { type: 'boolean', default: false },
		all: { type: 'boolean', default: false },
		page: { type: 'string', default: '1' },
	});
	const [word = 'all'] = positionals;
	const wanted = word === 'all' ? states : states.filter((state) => state === word);
	if (wanted.length === 0) throw new AdminError(`Say one of: all, ${states.join(', ')}`);
	const page = Number(values.page);
	if (!Number.isInteger(page) || page < 1) throw new AdminError('Say which page: --page 2');

	const found = store.db
		.selectFrom('submissions')
		.where(organiserState, 'in', wanted)
		.$if(values.new, (query) => query.where('handled_at', 'is', null));
	const { n } = await found.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
	const rows = await found
		.select(['received_at as received', 'reference', 'kind', 'email', 'handled_at as handled'])
		.select(organiserState.as('email_state'))
		.orderBy('received_at', 'desc')
		.orderBy('reference', 'desc')
		.$if(!values.all, (query) => query.limit(perPage).offset((page - 1) * perPage))
		.execute();
	for (const row of rows) say(listLine(row, row.email));
	const pages = Math.ceil(n / perPage);
	if (n === 0) say('No submissions.');
	else if (page > pages) throw new AdminError(`There are ${pages} pages.`);
	else if (!values.all && page < pages) say(`Page ${page} of ${pages}: --page ${page + 1}, --all`);
}

const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/**
 * `find <words>`: every submission, oldest first, in which each of the words occurs: in what was typed, in the reference
 * or in the note. The words are compared here and not in the database, whose lower case knows English only.
 */
export async function find({ store, words, say }: Admin): Promise<void> {
	const wanted = words.flatMap((word) => plain(usableAddress(word)).split(/\s+/)).filter(Boolean);
	if (wanted.length === 0) throw new AdminError('Say what to look for.');
	let n = 0;
	for await (const submission of submissionsInOrder(store, readSpan({}))) {
		const { reference, note, fields } = submission;
		const text = plain([reference, note, ...Object.values(fields)].join('\n'));
		if (!wanted.every((word) => text.includes(word))) continue;
		say(`${listLine(submission, fields.email ?? '')}  ${fields.name}`);
		n++;
	}
	if (n === 0) say('No submissions.');
}
