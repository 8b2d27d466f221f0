import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
	document.addEventListener('visibilitychange', changed);
	return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the tab is hidden: nothing needs to move there. */
export function usePageHidden(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => document.hidden,
		() => false,
	);
}
