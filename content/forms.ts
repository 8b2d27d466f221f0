import { paths } from '#contract/paths.ts';
import { office } from './company.ts';
import { labels, optional, requiredNote } from './field-words.ts';
import type { ComposerWords, FormWords, Link, ReceiptWords } from './shapes.ts';

/** The words around the forms. The four sentences with an exclamation mark are promised (FORM-3, FORM-4). */

const troubles = {
	offline:
		'Your browser could not reach our server. Your words are kept in this tab: check your connection and try again.',
	late: 'Our server did not answer in time. Your words are still here. Sending again does not deliver twice.',
	busy: `Our server takes no more at the moment: too much has been sent lately. Your words are still here: try again later, or write to ${office.email}.`,
	fault: `Something failed on our side. Your words are still here: try again in a minute, or write to ${office.email}.`,
	refused: `Our server did not accept this. Your words are still here: check them and try again, or write to ${office.email}.`,
} as const;

const copying = {
	copied: 'Copied.',
	copyByHand: 'Your browser does not let us copy. Here is the text, selected for you.',
} as const;

const receipt: ReceiptWords = {
	...copying,
	copy: 'Copy',
	save: 'Save as text',
	share: 'Share',
	print: 'Print',
	away: 'Put away',
};

const privacy: Link = { label: 'What we keep, and how long', to: paths.privacy };

export const messageWords: FormWords = {
	name: 'Write to AEG',
	button: 'Send message',
	sending: 'Sending',
	note: requiredNote('message'),
	labels,
	optional,
	privacy,
	sent: 'Message Submitted!',
	failed: 'Failed to send message!',
	reference: 'Reference',
	next: [
		'Your message is stored and is on its way to our office.',
		'We answer by email to the address you gave.',
	],
	nextByReference: 'We know your message by its reference: please name it when you write or call about it.',
	receipt,
	troubles,
};

/** CTA-1, RT-11: a software client opens a project. */
export const projectWords: FormWords = {
	...messageWords,
	name: 'Write about a project',
	button: 'Send enquiry',
};

/** PROP-1 */
export const proposalWords: FormWords = {
	...messageWords,
	name: 'Propose a conference',
	button: 'Send proposal',
	next: [
		'Your proposal is stored and is on its way to our conference office.',
		'We answer by email to the address you gave.',
	],
	nextByReference: 'We know your proposal by its reference: please name it when you write or call about it.',
};

export const registrationWords: FormWords = {
	name: 'Register for the conference',
	button: 'Register',
	sending: 'Registering',
	note: requiredNote('registration'),
	labels,
	optional,
	privacy,
	sent: 'Registration Successful!',
	failed: 'Failed to register!',
	reference: 'Reference',
	next: [
		'Your registration is stored and is on its way to the organisers.',
		'They answer by email to the address you gave.',
		'The calendar lists the dates of the conference; a calendar that subscribes to it also receives the dates of the next edition.',
	],
	nextByReference: 'Keep the reference: the organisers find your registration by it.',
	receipt,
	troubles,
	calendar: { label: 'Conference dates for your calendar', file: '/calendar.ics' },
};

export const composerWords: ComposerWords = {
	name: 'Write with your own mail program',
	button: 'Send Message',
	note: 'The button opens your own mail program with what you typed. Nothing is sent from this page.',
	copy: 'Copy the text',
	...copying,
};
