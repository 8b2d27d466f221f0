import type { InEachState } from '#content/shapes.ts';
import { calls } from './registration-calls.ts';

/**
 * What a registration is in each state of the edition, for every place that speaks of it (STATE-1). Read it aloud, one
 * state after the other. `standing` is said where nobody knows the state: on a page before script, while it may still
 * change, and of what was stored before the website kept it.
 *
 * Names in braces are filled in: {conference} is the name of the edition, {last}, {lastDay} and {deadline} the end of registration,
 * {opens} when it opens; in emails {sender}, {affiliation} and {about} (the page), {received} and {reference}.
 */

export type RegistrationOnPages = {
	/** Over the page of the form. */
	readonly heading: string;
	/** Before the form: what it does on this day. */
	readonly lead: string;
	/** On the form. */
	readonly button: string;
	/** On the receipt, beside "Conference". */
	readonly about: string;
	/** After "Registration Successful!", on the page, on the receipt and in the answer without script: what was recorded. */
	readonly recorded: string;
	/** On the receipt: what the visitor can still do. */
	readonly also?: string;
};

/** While a registration is for the conference that it names. */
const usual = { heading: 'Conference registration', about: '{conference}' } as const;

const onPagesBefore: RegistrationOnPages = {
	...usual,
	lead: 'Registration for {conference} {opens}. Your form tells the organisers that you wish to come. It does not reserve a place.',
	button: calls.announced,
	recorded: 'Your interest in {conference} is recorded. A place is not reserved yet: registration {opens}.',
	also: 'To attend, register once registration is open.',
};

/** On the pages, with script and without. */
export const onPages: InEachState<RegistrationOnPages> = {
	standing: {
		...usual,
		lead: 'Last date of registration for {conference}: {deadline}. A form sent before registration opens, or after that date, tells the organisers of your interest.',
		button: 'Send registration',
		recorded:
			'Your form is recorded. In the registration period it registers you; at any other time it tells the organisers of your interest.',
	},
	announced: onPagesBefore,
	call: onPagesBefore,
	open: {
		...usual,
		lead: 'Registration for {conference} is open until {last}.',
		button: calls.open,
		recorded: 'Your registration for {conference} is recorded.',
	},
	closed: {
		...usual,
		lead: 'Registration for {conference} closed on {lastDay}. Your form still reaches the organisers, who will tell you whether a place is left.',
		button: calls.closed,
		recorded:
			'Your interest in {conference} is recorded. Registration closed on {lastDay}: the organisers will tell you whether a place is left.',
	},
	running: {
		...usual,
		lead: '{conference} is taking place. At the venue, please ask at the registration desk. Your form tells the organisers of your interest.',
		button: calls.running,
		recorded:
			'Your interest in {conference} is recorded. The conference has begun, and a place is not reserved for you.',
		also: 'At the venue, please ask at the registration desk.',
	},
	over: {
		heading: 'Register interest in the next conference',
		lead: '{conference} is over, and the next conference has not been announced yet. This form records your interest in the next one; it does not reserve a place.',
		button: calls.over,
		about: 'The next conference',
		recorded: 'Your interest in the next conference is recorded. A place is not reserved.',
		also: 'The next conference will be announced on our page “Upcoming conferences”.',
	},
};

const inEmailsBefore = {
	toOrganiser: {
		subject: 'Interest in {conference}: {sender}, {affiliation}{about}',
		opening:
			'A visitor is interested in {conference}. Registration had not opened when the form was sent: no place is reserved.',
	},
	toVisitor: {
		subject: 'Your interest in {conference} ({reference})',
		opening:
			'Thank you for your interest in {conference}. We received your form on {received}. Registration had not opened yet, so no place is reserved.',
	},
} as const;

/** In the emails of a registration, before what they say in every state (`emails.ts`). */
export const inEmails = {
	standing: {
		toOrganiser: {
			subject: 'Registration form: {sender}, {affiliation}{about}',
			opening:
				'A visitor sent the registration form through the website. If registration was not open when the form was sent, the form records only that the visitor is interested, and reserves no place.',
		},
		toVisitor: {
			subject: 'We have received your registration form ({reference})',
			opening:
				'Thank you for sending the registration form. We received it on {received}. The form registers you only if registration was open when you sent it. At any other time it tells the organisers that you are interested in the next conference, and reserves no place.',
		},
	},
	announced: inEmailsBefore,
	call: inEmailsBefore,
	open: {
		toOrganiser: {
			subject: 'Registration for {conference}: {sender}, {affiliation}{about}',
			opening: 'A visitor registered for {conference} through the website.',
		},
		toVisitor: {
			subject: 'We have received your registration for {conference} ({reference})',
			opening: 'Thank you for registering for {conference}. We received your form on {received}.',
		},
	},
	closed: {
		toOrganiser: {
			subject: 'Interest in {conference}: {sender}, {affiliation}{about}',
			opening:
				'A visitor wishes to come to {conference}. Registration had closed when the form was sent: please tell the visitor whether a place is left.',
		},
		toVisitor: {
			subject: 'Your interest in {conference} ({reference})',
			opening:
				'Thank you for your interest in {conference}. We received your form on {received}. Registration had already closed, so we can offer you a place only if one is left.',
		},
	},
	running: {
		toOrganiser: {
			subject: 'Interest in {conference}: {sender}, {affiliation}{about}',
			opening:
				'A visitor is interested in {conference}, which was taking place when the form was sent: no place is reserved.',
		},
		toVisitor: {
			subject: 'Your interest in {conference} ({reference})',
			opening:
				'Thank you for your interest in {conference}. We received your form on {received}, while the conference was taking place, so no place is reserved. If you are at the venue, please ask at the registration desk.',
		},
	},
	over: {
		toOrganiser: {
			subject: 'Interest in the next conference: {sender}, {affiliation}{about}',
			opening:
				'A visitor is interested in the next conference. When the form was sent, {conference} was over and the next conference had not been announced: no place is reserved.',
		},
		toVisitor: {
			subject: 'Your interest in our next conference ({reference})',
			opening:
				'Thank you for your interest in our next conference. We received your form on {received}. The conference had not been announced at that time, so no place is reserved.',
		},
	},
} as const;
