import { useSyncExternalStore } from 'react';

/**
 * What a page that was asked for waits for: its script, which is on its way; the visitor, who is to try again because
 * nothing answers (ANY-2), or has put that away; or its document, because this tab cannot have its script (ANY-3).
 */
export type PageWait = 'script' | { readonly tryAgain: () => void } | 'nothing' | 'document';

let wait: PageWait = 'script';
const listeners = new Set<() => void>();

export function pageWaitsFor(what: PageWait): void {
	wait = what;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const now = () => wait;

/** What the page that was asked for last waits for. */
export function usePageWait(): PageWait {
	return useSyncExternalStore(subscribe, now, now);
}
