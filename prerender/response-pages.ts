/** Pages that the server sends as responses: to a form without script, and for the two kinds of failure. */
export const responsePages = [
	'/answers/message-sent',
	'/answers/message-failed',
	'/answers/registration-sent',
	'/answers/registration-failed',
	'/answers/document-refused',
	'/answers/not-found',
	'/answers/error',
] as const;
