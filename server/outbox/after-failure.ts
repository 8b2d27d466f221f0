import { onTheWay } from '../mail/fault.ts';
import type { Outcome } from '../mail/outcome.ts';
import { mostDeferrals, waitAfter } from './backoff.ts';
import type { Claimed } from './claim.ts';

/**
 * What becomes of an email that was not taken: given up, or tried again after `wait` milliseconds.
 * What concerns our set-up counts against no email: at most it is held back from the first tries, as what is tried again,
 * so that whatever the organiser's mailbox does not take holds up no receipt.
 * What stands in an email is refused at once where a visitor would get it; the organiser's is tried for days.
 * @param setUp whether the failure concerns our set-up
 * @param rest how long until the mail server is asked again, in milliseconds
 */
export function afterFailure(
	{ purpose, deferrals }: Pick<Claimed, 'purpose' | 'deferrals'>,
	{ is, times, fault }: Pick<Outcome, 'is' | 'times' | 'fault'>,
	setUp: boolean,
	rest: number,
) {
	const ofOneMailbox = onTheWay.includes(fault);
	if (setUp)
		return {
			dead: false,
			deferrals: times === 1 && !ofOneMailbox ? deferrals : Math.max(deferrals, 1),
			wait: times === 1 ? rest : waitAfter(1),
			result: 'away',
		};
	const counted = deferrals + 1;
	return {
		dead: (is === 'refused' && purpose === 'receipt') || counted === mostDeferrals,
		deferrals: counted,
		wait: waitAfter(counted),
		result: is === 'away' ? 'deferred' : is,
	};
}
