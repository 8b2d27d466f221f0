import type { Outcome } from '../mail/outcome.ts';
import { mostDeferrals, waitAfter } from './backoff.ts';
import type { Claimed } from './claim.ts';

/** What becomes of an email that was not taken: given up, or tried again after `wait` milliseconds. */
type AfterFailure = {
	readonly dead: boolean;
	readonly deferrals: number;
	readonly wait: number;
	readonly result: Outcome['is'];
};

/**
 * What concerns our set-up counts against no email: at most it is held back from the first tries, as what is tried again.
 * What stands in an email is refused at once where a visitor would get it; the organiser's is tried for days.
 * @param setUp whether the failure concerns our set-up
 * @param rest how long until the mail server is asked again, in milliseconds
 */
export function afterFailure(
	{ purpose, deferrals }: Pick<Claimed, 'purpose' | 'deferrals'>,
	{ is, times }: Pick<Outcome, 'is' | 'times'>,
	setUp: boolean,
	rest: number,
): AfterFailure {
	if (setUp && times === 1) return { dead: false, deferrals, wait: rest, result: 'away' };
	if (setUp) return { dead: false, deferrals: Math.max(deferrals, 1), wait: waitAfter(1), result: 'away' };
	const counted = deferrals + 1;
	return {
		dead: (is === 'refused' && purpose === 'receipt') || counted === mostDeferrals,
		deferrals: counted,
		wait: waitAfter(counted),
		result: is === 'away' ? 'deferred' : is,
	};
}
