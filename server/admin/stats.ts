import { countEmails } from '../outbox/count-emails.ts';
import type { Admin } from './admin.ts';
import { indianTime } from './indian-time.ts';

/** How many submissions of each kind are kept, and how many emails stand in each state. */
export async function stats({ store, say }: Admin): Promise<void> {
	const submissions = await store.db
		.selectFrom('submissions')
		.select(({ fn }) => ['kind', fn.countAll<number>().as('n')])
		.groupBy('kind')
		.orderBy('kind')
		.execute();
	const emails = await countEmails(store);
	for (const { kind, n } of submissions) say(`submissions  ${kind.padEnd(20)} ${n}`);
	for (const { purpose, state, n, oldest } of emails)
		say(`emails  ${`${purpose} ${state}`.padEnd(20)} ${n}  oldest ${indianTime(oldest)} (India)`);
	if (submissions.length === 0) say('No submissions.');
}
