import { retryWhileBusy } from '../db/retry-while-busy.ts';
import { believeClock, doubtedSince } from '../jobs/believed-clock.ts';
import type { Admin } from './admin.ts';
import { indianTime } from './indian-time.ts';

/** `confirm-clock [--yes]`: that the clock is right which the server does not believe, so that it erases what is old again. */
export async function confirmClock({ store, clock, words, say }: Admin): Promise<void> {
	const now = clock();
	const doubted = await doubtedSince(store, now);
	if (doubted === undefined) return say('The server believes the clock: there is nothing to confirm.');
	if (!words.includes('--yes'))
		return say(
			`The clock shows ${indianTime(now)} (India). It was last believed at ${indianTime(doubted)}. If it is right, add --yes: then what is older than RETENTION_MONTHS is erased within the hour.`,
		);
	await retryWhileBusy(store, () => believeClock(store, now));
	say('The clock is believed again.');
}
