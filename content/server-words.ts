import { passwordFailures } from './password-failures.ts';

/** What the server says to a visitor, where it takes or shows nothing. None of it repeats what was sent. */

/** For failures of the request itself, by status. */
export const requestFailures: Readonly<Record<number, string>> = {
	400: 'The request could not be read.',
	413: 'This is too long. Please shorten it and send it again.',
	415: 'Send JSON, or one of our own forms.',
	429: 'Too many attempts. Please wait a little and try again.',
	503: 'We cannot take this right now. Please try again in a few seconds.',
};

/** For failures of ours. */
export const ownFailure = 'Something went wrong on our side. Please try again.';

export const notStored = 'We could not store this right now. Please send it again in a few seconds.';

export const tooMany =
	'Too many forms have been sent in a short time. Please send it again later, or write to us by email.';

export const notFromOurPages = 'This form may only be sent from our own pages.';

/** What is wrong with an attempt to open a guarded document (PROC-4). */
export const documentFailures = {
	none: 'There is no such document.',
	...passwordFailures,
	away: 'We cannot send this document right now. Please try again later.',
} as const;
