import type { Insert } from '../db/insert-rows.ts';
import { emailId, type Purpose } from './email-id.ts';
import type { Entry } from './entry.ts';

/** For how long a repeat is answered with the first reference, in milliseconds: a day. */
const repeatsFor = 24 * 60 * 60 * 1000;

/** The marks of what was sent. One that was left longer than a day ago gives way, as if it had not been there. */
export const submissions: Insert = {
	into: 'submissions',
	columns: { digest: 'text', reference: 'text', seen_at: 'bigint' },
	otherwise: `on conflict (digest) do update set reference = excluded.reference, seen_at = excluded.seen_at
		where submissions.seen_at <= excluded.seen_at - ${repeatsFor}`,
};

export const submissionRow = ({ digest, reference, at }: Entry) => [digest, reference, at] as const;

export const letters: Insert = {
	into: 'letters',
	columns: {
		reference: 'text',
		kind: 'text',
		fields: 'text',
		email: 'text',
		suspected: 'integer',
		received_at: 'bigint',
	},
};

export const letterRow = ({ reference, kind, fields, email, suspected, at }: Entry) =>
	[reference, kind, fields, email, suspected, at] as const;

export const emails: Insert = {
	into: 'emails',
	columns: {
		id: 'text',
		reference: 'text',
		purpose: 'text',
		state: 'text',
		due_at: 'bigint',
		created_at: 'bigint',
	},
};

/** An e-mail about a letter that goes into the post; those of a suspected letter are held. */
export const emailRow = (purpose: Purpose, { reference, suspected, at }: Entry) =>
	[emailId(reference, purpose), reference, purpose, suspected ? 'held' : 'waiting', at, at] as const;
