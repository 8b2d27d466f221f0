import { useSyncExternalStore } from 'react';

/** Whether the visitor has enlarged the page with two fingers, and one finger pans it. */
export function isZoomed(): boolean {
	return (window.visualViewport?.scale ?? 1) > 1.01;
}

function subscribe(changed: () => void) {
	window.visualViewport?.addEventListener('resize', changed);
	return () => window.visualViewport?.removeEventListener('resize', changed);
}

/** The same, followed as it changes. */
export function useZoomed(): boolean {
	return useSyncExternalStore(subscribe, isZoomed, () => false);
}
