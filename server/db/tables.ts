import type { ColumnType } from 'kysely';

/** Times are milliseconds since 1970 (UTC) everywhere. */
type Milliseconds = number;

/** What a visitor sent. `fields` is the form in JSON, exactly as it was typed, with the page and topic it came from where known, and a registration with its conference and where that stood. */
export type SubmissionRow = {
	reference: string;
	kind: string;
	fields: string;
	/** The sender's address in lower case: how staff find and erase one person. */
	email: string;
	/** 1 when a machine seems to have sent it: the honeypot was filled, or no person is so quick. Mailed with a mark, or held when both. */
	suspected: number;
	received_at: Milliseconds;
};

/** What staff noted about a submission: when it was dealt with, and in their words how. It is erased with it. */
type Handling = {
	handled_at: ColumnType<Milliseconds | null, undefined, Milliseconds | null>;
	note: ColumnType<string | null, undefined, string | null>;
};

/** One outgoing email. `due_at` is the next try while waiting, and the end of the lease while sending. */
export type EmailRow = {
	/** The part of the Message-ID before the @: the same for every copy. */
	id: string;
	reference: string | null;
	purpose: string;
	state: 'waiting' | 'sending' | 'sent' | 'dead' | 'held';
	/** How often it was taken to the mail server. */
	attempts: ColumnType<number, number | undefined, number>;
	/** How often of these it was deferred, and not only met nobody. */
	deferrals: ColumnType<number, number | undefined, number>;
	due_at: Milliseconds;
	created_at: Milliseconds;
	settled_at: Milliseconds | null;
	last_error: string | null;
};

export type Tables = {
	submissions: SubmissionRow & Handling;
	/** What was sent in the last day, by digest: a repeat is answered with the first reference. */
	idempotency_keys: { digest: string; reference: string; seen_at: Milliseconds };
	emails: EmailRow;
	/** How often something was asked for within a span that began at `started_at`. */
	rate_counters: { bucket: string; started_at: Milliseconds; n: number };
	/** A submission that was erased in the last day: its reference alone. */
	erased_submissions: { reference: string; erased_at: Milliseconds };
	/** The password of a guarded document, as a scrypt hash. */
	passwords: { document: string; hash: string; set_at: Milliseconds };
	/** When the clock was last believed by which submissions grow old. */
	believed_clock: { id: number; at: Milliseconds };
};
