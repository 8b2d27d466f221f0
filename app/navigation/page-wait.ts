import { useSyncExternalStore } from 'react';

/**
 * What a page that was asked for waits for: its script, which is on its way; the visitor, who is to try again because
 * nothing answers (ANY-2), or has dismissed that; or its document, because this tab cannot have its script (ANY-3).
 */
export type PageWait = 'script' | { readonly tryAgain: () => void } | 'dismissed' | 'document';

/** A page that was asked for and is not shown yet. */
export type AskedPage = {
	/** Its address, with query and section. */
	readonly to: string;
	readonly wait: PageWait;
};

let asked: AskedPage | undefined;
const listeners = new Set<() => void>();

function tell(next: AskedPage | undefined): void {
	if (asked === next) return;
	asked = next;
	for (const listener of listeners) listener();
}

/** @param to its address, with query and section */
export const pageIsAsked = (to: string): void => tell({ to, wait: 'script' });

/** Says that the page that was asked for is shown, or no longer asked for. */
export const pageIsShown = (): void => tell(undefined);

export const pageWaitsFor = (wait: PageWait): void => tell(asked && { ...asked, wait });

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The page that was asked for, until it is shown. */
export function useAskedPage(): AskedPage | undefined {
	return useSyncExternalStore(
		subscribe,
		() => asked,
		() => undefined,
	);
}
