import { useEffect } from 'react';

/**
 * Says that the page is alive, so that a press that came before is given back (scripts/build/first-view.ts). It is said
 * after the effects: within them React brings no waiting part to life, and a press on one would be lost.
 */
export function useAlive(): void {
	useEffect(() => {
		document.documentElement.dataset.alive = 'yes';
		queueMicrotask(() => window.dispatchEvent(new Event('alive')));
	}, []);
}
