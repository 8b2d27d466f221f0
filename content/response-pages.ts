import { current } from '#content/conference/editions.ts';
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

const mend = 'Read the reason below, correct the form and send it again. What you typed is still in it.';

export const messageSent: Answer = {
	heading: messageWords.sent,
	lead: 'We have your message. This is your receipt.',
	onward: [
		{ label: 'Home', to: paths.home },
		{ label: 'Conferences', to: paths.conferenceHub },
	],
};

export const messageFailed: Answer = { heading: messageWords.failed, lead: mend };

export const registrationSent: Answer = {
	heading: registrationWords.sent,
	lead: 'We have your registration. This is your receipt.',
	onward: [
		{ label: current.name, to: paths.conference },
		{ label: 'Conferences', to: paths.conferenceHub },
	],
};

export const registrationFailed: Answer = { heading: registrationWords.failed, lead: mend };

export const documentRefused: Answer = {
	heading: 'The document was not sent',
	lead: 'The reason is given below. Go back to the proceedings to try again, or ask the organisers for help.',
	onward: [
		{ label: 'Conference proceedings', to: paths.proceedings },
		{ label: 'Contact Us', to: paths.contact },
	],
};
