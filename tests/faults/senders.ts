import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Visitors who send submissions one after the other, and send again with the same key what was not answered. */
export type Senders = AsyncDisposable & {
	/** References of every submission that was answered with success. */
	readonly acknowledged: Set<string>;
	/** Milliseconds each successful answer took. */
	readonly took: number[];
	/** Milliseconds until each try that failed was answered. */
	readonly failedIn: number[];
	/** Answers by status; 0 is no answer at all. */
	readonly statuses: Map<number, number>;
	readonly stop: () => Promise<void>;
};

type Where = { origin: string };

/** Starts `count` visitors against a server whose origin may change (it is read before each try). */
export function startSenders(count: number, where: Where, between = 20): Senders {
	const acknowledged = new Set<string>();
	const took: number[] = [];
	const failedIn: number[] = [];
	const statuses = new Map<number, number>();
	let going = true;

	async function send(body: string, key: string): Promise<boolean> {
		const started = performance.now();
		let status = 0;
		try {
			const answer = await fetch(`${where.origin}/api/send-email`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'idempotency-key': key },
				body,
				signal: AbortSignal.timeout(15_000),
			});
			status = answer.status;
			const { success, reference } = (await answer.json()) as { success: boolean; reference: string };
			if (success) acknowledged.add(reference);
			(success ? took : failedIn).push(performance.now() - started);
			return success;
		} catch {
			failedIn.push(performance.now() - started);
			return false;
		} finally {
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
		}
	}

	const visitors = Array.from({ length: count }, async () => {
		while (going) {
			const key = randomUUID();
			const body = JSON.stringify({
				name: 'A visitor',
				email: 'visitor@vist.example',
				message: `submission ${key}`,
			});
			while (!(await send(body, key)) && going) await pause(20);
			await pause(between);
		}
	});
	const stop = async () => {
		going = false;
		await Promise.all(visitors);
	};
	return { acknowledged, took, failedIn, statuses, stop, [Symbol.asyncDispose]: stop };
}

/** The p-th part (0 to 1) of some durations, in milliseconds. */
export function quantile(durations: readonly number[], p: number): number {
	const sorted = durations.toSorted((a, b) => a - b);
	return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10;
}
