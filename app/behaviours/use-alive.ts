import { useEffect } from 'react';

/** Says that the page is alive, so that a press that came before is given back (scripts/build/first-view.ts). */
export function useAlive(): void {
	useEffect(() => {
		document.documentElement.dataset.alive = 'yes';
		window.dispatchEvent(new Event('alive'));
	}, []);
}
