import type { Admin } from './admin.ts';
import { indianTime } from './indian-time.ts';

/** How many submissions of each kind are kept, and how many emails stand in each state. */
export async function stats({ store: { db }, say }: Admin): Promise<void> {
	const submissions = await db
		.selectFrom('submissions')
		.select(({ fn }) => ['kind', fn.countAll<number>().as('n')])
		.groupBy('kind')
		.orderBy('kind')
		.execute();
	const emails = await db
		.selectFrom('emails')
		.select(({ fn }) => [
			'purpose',
			'state',
			fn.countAll<number>().as('n'),
			fn.min('created_at').as('oldest'),
		])
		.groupBy(['purpose', 'state'])
		.orderBy('purpose')
		.orderBy('state')
		.execute();
	for (const { kind, n } of submissions) say(`submissions  ${kind.padEnd(20)} ${n}`);
	for (const { purpose, state, n, oldest } of emails)
		say(`emails  ${`${purpose} ${state}`.padEnd(20)} ${n}  oldest ${indianTime(oldest)} (India)`);
	if (submissions.length === 0) say('No submissions.');
}
