import { currentName } from '#content/conference-names.ts';
import { messageWords, registrationWords } from '#content/forms.ts';
import type { FormWords, Intro, Link } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { fieldsOf, type SubmissionKind } from '#contract/submissions.ts';

/** The pages that answer a form without script (FORM-8). The server writes into the places `%%…%%`. */

const typedIn = (kind: SubmissionKind): Readonly<Record<string, string>> =>
	Object.fromEntries([...fieldsOf(kind).map(([name]) => name), 'page'].map((name) => [name, `%%${name}%%`]));

export const places = {
	reference: '%%reference%%',
	about: '%%about%%',
	when: '%%when%%',
	page: '%%page%%',
	errors: '%%errors%%',
	message: typedIn('message'),
	registration: typedIn('registration'),
} as const;

type ResponsePage = Intro & { readonly onward?: readonly Link[] };

const conferences: Link = { label: 'Conferences', to: paths.conferenceHub };

const sent = ({ sent }: Pick<FormWords, 'sent'>, onward: readonly Link[]): ResponsePage => ({
	heading: sent,
	lead: 'This is your receipt.',
	onward,
});

const failed = (words: Pick<FormWords, 'failed'>): ResponsePage => ({
	heading: words.failed,
	lead: 'Read the reason below, then send the form again. What you typed is still in it.',
});

export const messageSent = sent(messageWords, [{ label: 'Home', to: paths.home }, conferences]);
export const messageFailed = failed(messageWords);
export const registrationSent = sent(registrationWords, [
	{ label: currentName, to: paths.conference },
	{ label: 'Upcoming conferences', to: paths.upcoming },
	conferences,
]);
export const registrationFailed = failed(registrationWords);

export const documentRefused: ResponsePage = {
	heading: 'The document could not be opened',
	lead: 'The reason is given below. Go back to the proceedings to try again, or ask the organisers for help.',
	onward: [
		{ label: 'Conference proceedings', to: paths.proceedings },
		{ label: 'Contact Us', to: askAbout('document') },
	],
};
