/** What a form says of messages that were begun about other topics. */
export const begunWords = {
	begun: 'You began another message here, and it is kept:',
	none: 'a message without a topic',
} as const;
