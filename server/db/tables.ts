import type { ColumnType } from 'kysely';

/** Times are milliseconds since 1970 (UTC) everywhere. */
type Milliseconds = number;

/** A letter as it arrived. `fields` is the letter in JSON, exactly as it was typed. */
type LetterRow = {
	reference: string;
	kind: string;
	fields: string;
	/** The sender's address in lower case: how staff find and erase one person. */
	email: string;
	/** 1 when a machine seems to have sent it (the trap field was filled, or no person is so quick): held, not mailed at once. */
	suspected: number;
	received_at: Milliseconds;
};

/** What was sent in the last day, by digest: a repeat is answered with the first reference. */
type SubmissionRow = { digest: string; reference: string; seen_at: Milliseconds };

type EmailState = 'waiting' | 'sending' | 'sent' | 'dead' | 'held';

/** One outgoing e-mail. `due_at` is the next try while waiting, and the end of the lease while sending. */
export type EmailRow = {
	/** The part of the Message-ID before the @: the same for every copy. */
	id: string;
	reference: string | null;
	purpose: string;
	state: EmailState;
	/** How often it was taken to the mail server. */
	attempts: ColumnType<number, number | undefined, number>;
	/** How often of these it was deferred, and not only met nobody. */
	deferrals: ColumnType<number, number | undefined, number>;
	due_at: Milliseconds;
	created_at: Milliseconds;
	settled_at: Milliseconds | null;
	last_error: string | null;
};

/** How often something was asked for within a span that began at `started_at`. */
type CounterRow = { bucket: string; started_at: Milliseconds; n: number };

/** A letter that was erased in the last day: its reference alone. */
type ErasedRow = { reference: string; erased_at: Milliseconds };

/** The password of a guarded document, as a scrypt hash. */
type PasswordRow = { document: string; hash: string; set_at: Milliseconds };

export type Tables = {
	letters: LetterRow;
	submissions: SubmissionRow;
	emails: EmailRow;
	counters: CounterRow;
	erased: ErasedRow;
	passwords: PasswordRow;
};
