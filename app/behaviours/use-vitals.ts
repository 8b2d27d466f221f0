import { useEffect } from 'react';
import { askUntilItComes } from './ask-until-it-comes.ts';

/**
 * Loads the measurement of web vitals once the page is hydrated and the browser idle (ERR-3).
 * @param address where the figures are sent; nowhere when undefined
 */
export function useVitals(address: string | undefined): void {
	useEffect(() => {
		const load = () =>
			void askUntilItComes(
				() => import('./vitals.ts'),
				({ measure }) => measure(address),
			);
		if (!('requestIdleCallback' in window)) {
			const timer = setTimeout(load, 1000);
			return () => clearTimeout(timer);
		}
		const idle = requestIdleCallback(load);
		return () => cancelIdleCallback(idle);
	}, [address]);
}
