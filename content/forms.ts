import { paths } from '#contract/paths.ts';
import { office } from './company.ts';
import type { ComposerWords, LetterWords, Link } from './shapes.ts';

/** The words around the forms. The four sentences with an exclamation mark are promised (FORM-3, FORM-4). */

const troubles = {
	offline:
		'There is no connection to our office. Your words are kept in this tab: try again once you are online.',
	late: 'Our office did not answer in time. Your words are still here. Sending again does not deliver twice.',
	busy: `Our office cannot take letters at the moment. Your words are still here: wait a minute and try again, or write to ${office.email}.`,
	refused: `Our office did not accept the letter. Your words are still here: check them and try again, or write to ${office.email}.`,
} as const;

const privacy: Link = { label: 'What we keep, and how long', to: paths.privacy };

export const messageWords: LetterWords = {
	button: 'Send message',
	sending: 'Sending',
	note: 'All three fields are required.',
	privacy,
	sent: 'Message Submitted!',
	failed: 'Failed to send message!',
	reference: 'Reference',
	next: [
		'Your message is stored and is on its way to our office.',
		'We answer by email to the address you gave, and we know your message by its reference.',
	],
	troubles,
};

/** CTA-1, RT-11: a software client opens a project. */
export const projectWords: LetterWords = { ...messageWords, button: 'Send enquiry' };

/** PROP-1 */
export const proposalWords: LetterWords = {
	...messageWords,
	button: 'Send proposal',
	next: [
		'Your proposal is stored and is on its way to our conference office.',
		'We answer by email to the address you gave, and we know your proposal by its reference.',
	],
};

export const registrationWords: LetterWords = {
	button: 'Register',
	sending: 'Registering',
	note: 'All five fields are required.',
	privacy,
	sent: 'Registration Successful!',
	failed: 'Failed to register!',
	reference: 'Reference',
	next: [
		'Your registration is stored and is on its way to the organisers.',
		'They answer by email to the address you gave. Keep the reference: they find your registration by it.',
		'The calendar lists the dates of the conference; a calendar that subscribes to it also receives the dates of the next edition.',
	],
	troubles,
	calendar: { label: 'Conference dates for your calendar', file: '/calendar.ics' },
};

export const composerWords: ComposerWords = {
	button: 'Send Message',
	note: 'The button opens your own mail program with what you typed. Nothing is sent from this page.',
	copy: 'Copy the text',
	copied: 'Copied.',
	copyByHand: 'Your browser does not let us copy. Here is the text, selected for you.',
};
