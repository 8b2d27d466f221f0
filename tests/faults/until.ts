import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds, looking ten times a second. @throws when it does not hold in time */
export async function until(
	what: string,
	holds: () => boolean | Promise<boolean>,
	seconds: number,
): Promise<void> {
	const deadline = performance.now() + seconds * 1000;
	while (!(await holds())) {
		if (performance.now() > deadline) throw new Error(`not in ${seconds} s: ${what}`);
		await pause(100);
	}
}

/** `npm run test:full -- faults` runs everything at full length; `npm test` a few short ones. */
export const full = process.env.FAULTS === 'full';
