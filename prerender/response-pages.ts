import { editionStates } from '#contract/dates.ts';

/** Pages that the server sends as responses: to a form without script, and for the two kinds of failure. */
export const responsePages = [
	'/responses/message-sent',
	'/responses/message-failed',
	...editionStates.map((state) => `/responses/registration-sent-${state}` as const),
	'/responses/registration-failed',
	'/responses/document-refused',
	'/responses/not-found',
	'/responses/error',
] as const;
