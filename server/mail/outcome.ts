import { asksNobody, faultOfReply, type Reply, type SendProblem } from './fault.ts';
import type { Fault } from './fault-words.ts';

/** Whom an email is for: the organiser gets submissions and digests, a visitor gets receipts. */
export type Addressee = 'organiser' | 'visitor';

/**
 * What a failed send means:
 * - `refused`: the mail server does not take what stands in this email, or does not know this visitor's address;
 * - `away`: when it happens `times` in a row with nothing taken in between, it concerns our set-up and every other email
 *   would fare the same; before that, this email is deferred;
 * - `deferred`: this email waits, longer each time, because a copy may have got through.
 */
export type Outcome = {
	readonly is: 'refused' | 'deferred' | 'away';
	/** How often in a row, for `away`. One is certain: nothing of any email was handed over. */
	readonly times: number;
	readonly fault: Fault;
	/** The codes of nodemailer and of the mail server's reply, and what it replied to. Never a person's address. */
	readonly why: string;
};

/** Replies in a row that say nothing of one email: 5xx, 4xx. A server that is only busy takes every other email. */
const inRow = { refusals: 2, deferrals: 5 } as const;

const enhancedCode = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** Reads nodemailer's error. */
export function outcomeOf(problem: unknown, addressee: Addressee = 'organiser'): Outcome {
	const { code = 'UNKNOWN', originalCode = '', responseCode, command, response } = problem as SendProblem;
	const [enhanced = ''] = enhancedCode.exec(response ?? '') ?? [];
	const why = [code, originalCode, responseCode, enhanced, command].filter(Boolean).join(' ');
	const door = asksNobody(problem as SendProblem);
	if (door) return { is: 'away', times: 1, fault: door, why };
	const toEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
	if (!toEmail || responseCode === undefined) {
		const fault = /^E[A-Z]+$/.test(code) ? 'silence' : 'own';
		return { is: 'deferred', times: 0, fault, why };
	}
	const stage =
		code === 'EMESSAGE' || command === 'DATA' ? 'DATA' : command === 'MAIL FROM' ? 'MAIL' : 'RCPT';
	const reply: Reply = { code: responseCode, enhanced, text: response ?? '', stage };
	return { ...judge(reply, faultOfReply(reply), addressee), why };
}

/** What a reply at a visitor's address says of that address, as it would of the organiser's at theirs. */
const ofTheirs: readonly Fault[] = ['full', 'route', 'recipient'];

/** What a reply to MAIL, RCPT or DATA means. */
function judge({ code, stage }: Reply, fault: Fault, addressee: Addressee): Omit<Outcome, 'why'> {
	const forGood = code >= 500;
	if (fault === 'content') return { is: forGood ? 'refused' : 'deferred', times: 0, fault };
	const ours = addressee === 'organiser' || stage === 'MAIL' || fault === 'sender' || fault === 'login';
	if (!ours && forGood && fault === 'recipient') return { is: 'refused', times: 0, fault: 'visitor' };
	if (!ours) return { is: 'deferred', times: 0, fault: ofTheirs.includes(fault) ? 'receipt' : fault };
	if (!forGood && fault !== 'full') return { is: 'away', times: inRow.deferrals, fault };
	// what is refused before DATA is refused for the two addresses, which are ours and the same for every email
	return { is: 'away', times: stage === 'DATA' ? inRow.refusals : 1, fault };
}
