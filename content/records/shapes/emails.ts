import { group, text, worded } from '../describe.ts';

const paragraphs = { long: true, most: 1200 } as const;

/** The words of emails that say what the company says (MAIL). Those of each state of a conference stand in the table of registrations. */
export const emails = group('Emails', {
	senders: group('Name of the sender, as a mailbox shows it', {
		organiser: text('To you', { most: 60 }),
		visitor: text('To visitors', { most: 60 }),
	}),
	toOrganiser: group('To you, for each message', {
		subject: worded('Subject', ['sender', 'about'], { most: 120 }),
		opening: worded('First sentence', [], { most: 240 }),
	}),
	toVisitor: group('To the visitor, for each message, where receipts are sent', {
		subject: worded('Subject', ['reference'], { most: 120 }),
		opening: worded('First sentence', ['received'], { most: 240 }),
	}),
	receipt: group('After that sentence; an empty line begins a paragraph', {
		message: worded('Of a message', ['reference'], paragraphs),
		registration: worded('Of a registration', ['reference'], paragraphs),
		calendar: worded('Where the days of the conference are attached', ['conference'], { most: 240 }),
	}),
});
