/** Nothing is broken, but more wait than can be served soon. */
export class Crowded extends Error {}

/** Does some work when it is somebody's turn. @throws Crowded at once when too many wait already */
type InTurn = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/**
 * Opens a gate for work that is heavy: only so much is done at once, and never two things for the same one. First come,
 * first served, but nobody waits for another who must wait for himself.
 * @param hands how much is done at once
 * @param most how many may wait
 */
export function inTurn(hands: number, most: number): InTurn {
	const waiting: { readonly who: string; readonly begin: () => void }[] = [];
	const inside = new Set<string>();

	function letIn(): void {
		while (inside.size < hands) {
			const next = waiting.findIndex(({ who }) => !inside.has(who));
			const [turn] = next < 0 ? [] : waiting.splice(next, 1);
			if (!turn) return;
			inside.add(turn.who);
			turn.begin();
		}
	}

	return async (who, work) => {
		if (waiting.length >= most) throw new Crowded(`${most} wait already`);
		const { promise, resolve } = Promise.withResolvers<void>();
		waiting.push({ who, begin: resolve });
		letIn();
		await promise;
		try {
			return await work();
		} finally {
			inside.delete(who);
			letIn();
		}
	};
}
