import { currentName } from '#content/conference/edition-names.ts';
import { paths } from '#contract/paths.ts';
import { messageWords, registrationWords } from './forms.ts';
import type { Intro, Link } from './shapes.ts';

/** The pages that answer a form without script (FORM-8). The server writes into the places `%%…%%`. */

export const places = {
	reference: '%%reference%%',
	errors: '%%errors%%',
	message: { name: '%%name%%', email: '%%email%%', message: '%%message%%', page: '%%page%%' },
	registration: {
		name: '%%name%%',
		email: '%%email%%',
		phone: '%%phone%%',
		affiliation: '%%affiliation%%',
		department: '%%department%%',
		page: '%%page%%',
	},
} as const;

export type Answer = Intro & { readonly onward?: readonly Link[] };

const mend = 'What you typed is still in the form below. Read what is said here, then send it again.';

export const messageSent: Answer = {
	heading: messageWords.sent,
	lead: 'Your message is with us. This is your receipt.',
	onward: [
		{ label: 'Home', to: paths.home },
		{ label: 'Conferences', to: paths.conferenceHub },
	],
};

export const messageFailed: Answer = { heading: messageWords.failed, lead: mend };

export const registrationSent: Answer = {
	heading: registrationWords.sent,
	lead: 'Your registration is with us. This is your receipt.',
	onward: [
		{ label: currentName, to: paths.conference },
		{ label: 'Conferences', to: paths.conferenceHub },
	],
};

export const registrationFailed: Answer = { heading: registrationWords.failed, lead: mend };

export const documentRefused: Answer = {
	heading: 'The document was not sent',
	lead: 'The reason stands below. Go back to the proceedings to try again, or ask the organisers.',
	onward: [
		{ label: 'Conference proceedings', to: paths.proceedings },
		{ label: 'Contact Us', to: paths.contact },
	],
};
