import { composeSubmission, type Email } from '#server/mail/compose.ts';
import { composeDigest } from '#server/mail/digest-mail.ts';
import { composeHeld } from '#server/mail/held-mail.ts';
import { composeReceipt } from '#server/mail/receipt.ts';
import type { StoredSubmission } from '#server/mail/submission-mail.ts';
import { message, registration } from './open-server.ts';

const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
const reference = 'AEG-7K3M-9QXZ-4TBN';
const receivedAt = Date.UTC(2026, 10, 1, 6, 30);
const calendar = Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');

/** One email of each kind that the website sends, about a message and a registration. */
export function exampleEmails(
	typed: { readonly message?: object; readonly registration?: object } = {},
): Readonly<Record<string, Email>> {
	const stored = (more: object) => ({ reference, receivedAt, suspected: false, ...more }) as StoredSubmission;
	const submissions = {
		message: stored({ kind: 'message', fields: { ...message, ...typed.message, page: '/contact' } }),
		registration: stored({ kind: 'registration', fields: { ...registration, ...typed.registration } }),
	};
	const toOrganiser = (submission: StoredSubmission) =>
		composeSubmission(`${reference}.organiser`, submission, addresses);
	const receipt = (kind: StoredSubmission['kind']) =>
		composeReceipt(
			{
				id: `${reference}.receipt`,
				reference,
				kind,
				to: message.email,
				receivedAt,
				receivedIn: {},
				calendar,
			},
			addresses,
		);
	const stuck = { dead: 1, waiting: 2, held: 2 };
	return {
		'a message': toOrganiser(submissions.message),
		'a registration': toOrganiser(submissions.registration),
		'a suspected message': toOrganiser({ ...submissions.message, suspected: true }),
		'the receipt of a message': receipt('message'),
		'the receipt of a registration': receipt('registration'),
		'a digest': composeDigest(
			{ id: 'digest-2026-11-21', at: receivedAt, stuck, dead: [reference] },
			addresses,
		),
		'what was held': composeHeld('held-2026-11-21T06', Object.values(submissions), addresses),
		'what robots sent': composeHeld(
			'held-2026-11-21T06-2',
			Object.values(submissions).map((submission) => ({ ...submission, suspected: true })),
			addresses,
		),
	};
}
