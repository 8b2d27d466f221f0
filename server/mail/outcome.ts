/**
 * What a failed send means: `refused` for good by the mail server; `away` when the mail server could not be
 * reached or would not let us in, so that certainly nothing was handed over and nothing else can be sent either;
 * `deferred` in every other case: this email waits, longer each time, because a copy may have got through.
 * `why` names the kind of failure for staff and never holds a person's address.
 */
export type Outcome = { readonly is: 'refused' | 'deferred' | 'away'; readonly why: string };

type MailProblem = {
	readonly code?: string;
	/** What the socket or TLS said, where nodemailer calls it ESOCKET. */
	readonly originalCode?: string;
	readonly responseCode?: number;
	readonly command?: string;
	readonly syscall?: string;
	readonly message?: string;
};

const atTheDoor = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROTOCOL', 'EPROXY']);
const aboutTheEmail = new Set(['EENVELOPE', 'EMESSAGE']);
const neverOpened = /^(Connection timeout|Greeting never received)|before secure TLS connection/;

/** TLS that cannot begin, or a certificate that nobody trusts; a record broken later is none of these. */
const tlsFailed =
	/^ERR_(SSL|TLS)_(?!.*(RECORD|DECRYPT))|CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)/;

/** Reads nodemailer's error. A refusal at log-in or greeting concerns the server, not the submission, which must wait. */
export function outcomeOf(problem: unknown): Outcome {
	const {
		code = 'UNKNOWN',
		originalCode = '',
		responseCode,
		command,
		syscall,
		message = '',
	} = problem as MailProblem;
	const why = [code, originalCode, responseCode, command].filter(Boolean).join(' ');
	if (aboutTheEmail.has(code) && responseCode !== undefined && responseCode >= 500)
		return { is: 'refused', why };
	const shut = atTheDoor.has(code) || syscall === 'connect' || tlsFailed.test(originalCode);
	if (shut || neverOpened.test(message)) return { is: 'away', why };
	return { is: 'deferred', why };
}
