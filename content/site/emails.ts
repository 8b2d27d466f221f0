import { company } from '#content/company.ts';
import { inEmails } from '#content/conference/registration-table.ts';
import { emailWords, paragraphsOf } from '#content/email-words.ts';
import { emails as record } from '#content/records/index/emails.ts';
import { type Edition, editionState } from '#contract/dates.ts';
import type { EditionState } from '#contract/edition-states.ts';
import { offeredDays } from '#contract/offered-days.ts';
import { type Path, paths } from '#contract/paths.ts';
import type { SubmissionKind } from '#contract/submissions.ts';

/**
 * The words of every email that the website sends; the owner's stand in a record. Names in braces, such as {reference}, are
 * filled in when an email is written: each must stay where `npm run check` asks for it. What visitors typed, and the labels
 * of its fields (`field-words.ts`), are added by the server.
 */
export const emails = emailWords({
	/** The name of the sender, as a mailbox shows it. */
	from: record.senders,

	/** Subjects and openings of the emails that a message causes. */
	message: { toOrganiser: record.toOrganiser, toVisitor: record.toVisitor },

	/** The same of a registration, by where the edition stood when it came (STATE-1). */
	registration: inEmails,

	/** To the organiser, for each message and registration. Replying to it writes to the visitor. */
	submission: {
		/** What {about} says where the page is known, without and with a topic. */
		about: { page: ' ({page})', topic: ' ({page}: {topic})' },
		suspectedSubject: '[Possible spam] {subject}',
		/** After the opening. */
		reply: 'To answer, reply to this email.',
		whySuspected:
			'This may be spam, for at least one of these reasons: a field that people do not see was filled in; the form was sent within a second of being shown; the message contains many links; nearly the same text was sent several times. Occasionally a genuine message looks like this.',
		labels: { received: 'Received', reference: 'Reference', sentFrom: 'Sent from' },
	},

	/** To the visitor, where SEND_RECEIPTS is true. It holds nothing that was typed, so nobody can send their words through it. */
	receipt: {
		/** After the opening. */
		paragraphs: {
			message: paragraphsOf(record.receipt.message),
			registration: paragraphsOf(record.receipt.registration),
		},
		/** Added where the receipt of a registration brings the days of the conference. */
		calendar: record.receipt.calendar,
		/** Ends it. */
		signature: `${company.mark}, ${company.city}`,
	},

	/** To the organiser, at most once a day, and only while something needs attention. */
	digest: {
		subject: 'The website needs your attention',
		opening:
			'This is the website’s report for {day}. You receive one only on days when something needs your attention.',
		/** The references of the submissions follow it. */
		refused: {
			one: 'The mail server refused one email. Please ask the administrator for its contents, which are stored on the server under this reference:',
			many: 'The mail server refused {count} emails. Please ask the administrator for their contents, which are stored on the server under these references:',
		},
		waiting: {
			one: 'The website has been trying for more than an hour to send one email, and will keep trying. If tomorrow’s report says the same, please tell the administrator.',
			many: 'The website has been trying for more than an hour to send {count} emails, and will keep trying. If tomorrow’s report says the same, please tell the administrator.',
		},
		/** The submissions follow in further emails. */
		held: {
			one: 'The website is holding back one form, because it looks like spam or because many forms arrived at once. You will receive it in full within the hour, in an email of its own. If it is genuine, please write to the address given in it.',
			many: 'The website is holding back {count} forms, because they look like spam or because many forms arrived at once. You will receive them in full, a few every hour. To answer one that is genuine, please write to the address given in it.',
		},
		/** One of these further emails. */
		heldInFull: {
			robots: {
				subject: 'Possible spam sent through the website',
				opening: {
					one: 'This form looks like spam, so it reaches you up to an hour late. If it is genuine, please write to the address given in it: a reply to this email does not reach the visitor.',
					many: 'This email contains {count} forms that look like spam. If one is genuine, please write to the address given in it: a reply to this email does not reach the visitor.',
				},
			},
			/** Nothing but their number speaks against them. */
			gathered: {
				subject: 'Delayed forms from the website',
				opening: {
					one: 'Many forms arrived at once, so this one may reach you up to an hour late. Please write to the address given in it: a reply to this email does not reach the visitor.',
					many: 'Many forms arrived at once, so the website held some back. This email contains {count} of them. Please write to the address given in each: a reply to this email does not reach the visitors.',
				},
			},
		},
		/** At the very end. */
		administrator: {
			opening: 'For the administrator of the website:',
			refused:
				'"npm run admin -- show <reference>" shows a submission and why its email was refused; "npm run admin -- resend dead" sends all refused emails again.',
			waiting: '"npm run admin -- check" shows why emails are still waiting.',
		},
	},

	/** To the organiser, by `npm run admin -- check --send`. */
	test: {
		subject: 'Test email from the website',
		paragraphs: [
			'This email reached you, so the website can send email to this address.',
			'The administrator of the website asked for it on {time}. You do not need to do anything.',
		],
	},
});

/** Subjects and openings of the emails that a submission causes; of a registration whose state was not kept, such as fit every state. */
export const submissionEmails = (kind: SubmissionKind, state: EditionState | 'standing' = 'standing') =>
	kind === 'message' ? emails.message : emails.registration[state];

/**
 * The calendar file that the receipt of a registration brings; undefined where none is offered, and where the days have
 * passed by the moment `now` at which it is written.
 * @param edition that the site shows
 * @param conference the name of the one that the registration was for
 */
export function calendarFor(
	edition: Edition | undefined,
	conference: string | undefined,
	state: EditionState | undefined,
	now: number,
) {
	if (
		edition === undefined ||
		edition.name !== conference ||
		state === undefined ||
		editionState(edition, now) === 'over'
	)
		return;
	return offeredDays(edition, state);
}

/** What the organiser calls a page with a form; any other page is called by its address. */
const pages: Partial<Record<Path, string>> = {
	[paths.home]: 'Home',
	[paths.landing]: 'Landing page',
	[paths.contact]: 'Contact',
	[paths.contactFromFooter]: 'Contact, from the footer',
	[paths.startProject]: 'Start your project',
	[paths.proposal]: 'Conference proposal',
	[paths.conference]: 'Conference',
	[paths.registration]: 'Registration form',
};

/** What the organiser calls the page that a submission came from. */
export const pageName = (path: Path): string => pages[path] ?? path;
