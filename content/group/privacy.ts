import type { ConferenceEdition } from '#content/edition.ts';
import type { Contents, PageMeta } from '#content/shapes.ts';
import { backupDays, retentionMonths } from '#contract/retention.ts';
import { company } from '../company.ts';
import { keptOf } from '../field-words.ts';

/** What is kept of a visitor, why, how long, and how to have it erased; the facts are those of the server. */

export const meta: PageMeta = {
	path: 'privacy',
	title: 'Privacy: what we keep, and for how long',
	description:
		'What AEG Consultancy Services keeps when you send a message or a registration, why, for how long, and how to see, correct or erase it.',
};

export const intro = {
	heading: 'Privacy',
	lead: 'This site has no accounts, no advertising and no tracking. We keep what you send, with its time, page and topic.',
};

/** What a screen reader calls the list of answers. */
export const answersLabel = 'What is kept and why';

/** @param edition whose host may read registrations too */
export function answersOf({ name, venue }: ConferenceEdition) {
	const host = venue?.institute;
	return [
		{
			id: 'kept',
			short: 'What you send',
			title: 'What is kept',
			paragraphs: [
				`When you send a message we keep your ${keptOf('message')}. When you register we keep your ${keptOf('registration')}. With each we keep the time it arrived, the page and topic it came from, and a reference number; with a registration, also the conference.`,
				'To stop misuse, the server counts the forms and requests from each network address, and forgets the count after a day. The address is not stored with your message, nor written to the logs.',
			],
		},
		{
			id: 'why',
			short: 'To answer you',
			title: 'Why',
			paragraphs: [
				'To answer you, and to organise the conference that you registered for or asked about. What you send is stored on our server and sent to us by email. You may also receive a short receipt at the address you gave.',
				`${company.name}, ${company.city}, receives it. ${host === undefined ? '' : `A registration for ${name} may also be read by ${host}, the host of that conference. `}Nothing is sold or used for any other purpose.`,
			],
		},
		{
			id: 'how-long',
			short: `${retentionMonths} months`,
			title: 'How long',
			paragraphs: [
				`Messages and registrations that have reached us are deleted from the server after ${retentionMonths} months, with the notes that our staff made on them, or sooner if you ask for it. The copy sent to us by email stays in our mailbox until we delete it.`,
				`Backups of the server hold a copy of what was stored when they were made. Each is deleted after ${backupDays} days.`,
			],
		},
		{
			id: 'erased',
			short: 'Write to us',
			title: 'How to see, correct or erase it',
			paragraphs: [
				'Write to the email address below from the address that you used, or quote your reference number. We send you a copy of what is stored, correct it, or erase everything that the server stores under your email address, and tell you when it is done.',
				`Erasing removes it from the server at once, and from the backups within ${backupDays} days. The copy in our mailbox remains until we delete it.`,
			],
		},
		{
			id: 'cookies',
			short: 'No cookies',
			title: 'Cookies and other sites',
			paragraphs: [
				'This site sets no cookies. What you type in a form is kept in your own browser tab until it is sent, so that nothing is lost if the network fails. The receipt shown after sending is kept there until you close it. Both are gone when you close the tab. If you press “Pause motion”, that choice is remembered in your browser.',
				'This site loads nothing from another company until you ask for it: the map is loaded only when you press “Load the map”, and a chat opens only when you follow its link.',
			],
		},
	] as const;
}

export const contentsOf = (answers: ReturnType<typeof answersOf>): Contents => ({
	label: 'On this page',
	entries: answers.map(({ id, title, short }) => ({ name: title, short, to: `#${id}` as const })),
});
