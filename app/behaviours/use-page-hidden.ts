import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
	document.addEventListener('visibilitychange', changed);
	return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the tab is out of sight: nothing needs to turn there. */
export function usePageHidden(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => document.hidden,
		() => false,
	);
}
