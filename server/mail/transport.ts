import type { Email } from './compose.ts';

/** A way to send emails. */
export type Transport = {
	/** Where emails go, for people: the host of the mail server, or the folder. Never a password. */
	readonly destination: string;
	/** Resolves once the mail server has answered 250, or the file is on disk. */
	readonly send: (email: Email, signal: AbortSignal) => Promise<void>;
	readonly close: () => void;
};
