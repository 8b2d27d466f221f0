import { paths } from '#contract/paths.ts';
import { company, office } from './company.ts';
import { currentName } from './conference-names.ts';
import { copying } from './copying.ts';
import { labels, optional, requiredNote } from './field-words.ts';
import type { ComposerWords, FormWords, Link, ReceiptWords } from './shapes.ts';

/** The words around the forms. The four sentences with an exclamation mark are promised (FORM-3, FORM-4). */

const troubles = {
	offline:
		'We could not reach our server. What you typed is kept in this tab: check your connection and try again.',
	late: 'Our server took too long to answer. What you typed is still here. If you send it again, it arrives only once.',
	busy: `Too many forms have been sent in a short time, so we can't take yours right now. What you typed is still here: try again later, or write to ${office.email}.`,
	fault: `Something went wrong on our side. What you typed is still here: try again in a minute, or write to ${office.email}.`,
	refused: `Our server did not accept the form. What you typed is still here: check it and try again, or write to ${office.email}.`,
} as const;

const receipt: ReceiptWords = {
	...copying,
	copy: 'Copy',
	save: 'Save as text',
	share: 'Share',
	print: 'Print',
	again: 'Send another',
	since: 'What you wrote after sending was not sent. It is still in the form.',
	when: 'Sent',
	from: company.name,
	reach: [
		{ label: office.email, to: `mailto:${office.email}`, sample: office.sample },
		{ label: office.phone, to: `tel:${office.dial}`, sample: office.sample },
	],
};

const privacy: Link = { label: 'What we keep, and for how long', to: paths.privacy };

/** In every form that is sent to the server. */
const inEvery = { sending: 'Sending', labels, optional, privacy, reference: 'Reference', receipt, troubles };

export const messageWords: FormWords = {
	...inEvery,
	name: 'Write to AEG',
	button: 'Send to AEG',
	note: requiredNote('message'),
	sent: 'Message Submitted!',
	failed: 'Failed to send message!',
	about: { label: 'Subject' },
	recorded: 'Your message is stored and will be sent to AEG by email.',
	again: 'The form comes back empty.',
	next: ['AEG answers by email, at the address you gave.'],
	nextByReference: 'Please quote the reference if you contact us about your message.',
};

/** CTA-1, RT-11: a software client opens a project. */
export const projectWords: FormWords = {
	...messageWords,
	name: 'Write about a project',
	about: { label: 'Subject', words: 'A software project' },
};

/** CONF-9 */
export const conferenceMessageWords: FormWords = {
	...messageWords,
	about: { label: 'Subject', words: currentName },
};

/** PROP-1 */
export const proposalWords: FormWords = {
	...messageWords,
	name: 'Propose a conference',
	button: 'Send proposal',
	about: { label: 'Subject', words: 'A proposal for a conference' },
	recorded: 'Your proposal is stored and will be sent to AEG by email.',
	nextByReference: 'Please quote the reference if you contact us about your proposal.',
};

/** FORM-2; what its button and its receipt say in each state of an edition is in `conference/registration-table.ts`. */
export const registrationWords: Omit<FormWords, 'button' | 'recorded'> = {
	...inEvery,
	name: 'Conference registration form',
	note: requiredNote('registration'),
	sent: 'Registration Successful!',
	failed: 'Failed to register!',
	about: { label: 'Conference', words: currentName },
	again: 'For another person. The form comes back empty.',
	next: [
		'It is stored and will be sent to the organisers by email.',
		'They answer by email, at the address you gave.',
	],
	nextByReference: 'Please quote the reference if you contact the organisers about it.',
};

export const composerWords: ComposerWords = {
	name: 'Write with your own email program',
	button: 'Send Message',
	note: '“Send Message” opens your email program with what you typed, and you send it from there. This page sends nothing.',
	long: 'Some email programs do not open a text as long as this. If nothing opens, copy the text and paste it into an email.',
	copy: 'Copy the text',
	...copying,
};
