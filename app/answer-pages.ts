/** Pages that the server sends by itself: answers to a form without script, and the two kinds of failure. */
export const answerPages = [
	'/answers/message-sent',
	'/answers/message-failed',
	'/answers/registration-sent',
	'/answers/registration-failed',
	'/answers/document-refused',
	'/answers/not-found',
	'/answers/error',
] as const;
