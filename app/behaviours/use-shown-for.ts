import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** When a page that the browser prerendered before its visit was activated; 0 where it was not. */
function activation(): number {
	const [entry] = performance.getEntriesByType('navigation');
	return (entry as { activationStart?: number } | undefined)?.activationStart ?? 0;
}

/**
 * For how many milliseconds a visitor has had this part before them, by a clock that nobody puts forward or back.
 * What came with the document has stood since the document began, however late script arrived.
 */
export function useShownFor(): () => number {
	const walkedHere = useHydrated();
	const [since] = useState(() => (walkedHere ? performance.now() : 0));
	return () => performance.now() - Math.max(since, activation());
}
