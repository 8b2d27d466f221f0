import { useSyncExternalStore } from 'react';

type Motion = 'paused' | 'allowed';

const key = 'motion';

/** What the visitor chose, where this device does not remember it. */
let unkept: Motion | undefined;

function isPaused(): boolean {
	try {
		return (unkept ?? localStorage.getItem(key)) === 'paused';
	} catch {
		return false;
	}
}

const deviceWish = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** The browser tells of a choice made in another tab; of one made in this tab `setSiteMotion` does. */
function subscribe(listener: () => void) {
	const wish = deviceWish();
	wish.addEventListener('change', listener);
	window.addEventListener('storage', listener);
	return () => {
		wish.removeEventListener('change', listener);
		window.removeEventListener('storage', listener);
	};
}

/** Pauses or allows motion on the whole site; remembered on this device where it lets us (MOT-1). */
export function setSiteMotion(motion: Motion): void {
	unkept = undefined;
	try {
		localStorage.setItem(key, motion);
	} catch {
		// Without storage the choice holds until the page is left.
		unkept = motion;
	}
	window.dispatchEvent(new StorageEvent('storage'));
}

/** Whether the visitor has paused motion on the whole site. Prerendered HTML assumes not. */
export function useSitePaused(): boolean {
	return useSyncExternalStore(subscribe, isPaused, () => false);
}

/**
 * Whether anything may move by itself: neither the device nor the site's switch forbids it (MOT-1). Prerendered HTML
 * assumes that the device does.
 */
export function useMotionAllowed(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => !isPaused() && !deviceWish().matches,
		() => false,
	);
}
