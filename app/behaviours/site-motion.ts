import { useSyncExternalStore } from 'react';

type Motion = 'paused' | 'allowed';

const key = 'motion';
const listeners = new Set<() => void>();

/** What the visitor chose; undefined until this device is asked what it remembers. */
let chosen: Motion | undefined;

function now(): Motion {
	try {
		chosen ??= localStorage.getItem(key) === 'paused' ? 'paused' : 'allowed';
	} catch {
		chosen = 'allowed';
	}
	return chosen;
}

function subscribe(listener: () => void) {
	const elsewhere = (event: StorageEvent) => {
		if (event.key !== key && event.key !== null) return;
		chosen = undefined;
		listener();
	};
	listeners.add(listener);
	window.addEventListener('storage', elsewhere);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('storage', elsewhere);
	};
}

/** Pauses or allows motion on the whole site; remembered on this device where it lets us (MOT-1). */
export function setSiteMotion(motion: Motion): void {
	chosen = motion;
	try {
		localStorage.setItem(key, motion);
	} catch {
		// Without storage the choice holds until the page is left.
	}
	for (const listener of listeners) listener();
}

/** Whether the visitor has paused motion on the whole site. Prerendered HTML assumes not. */
export function useSitePaused(): boolean {
	return useSyncExternalStore(subscribe, now, () => 'allowed') === 'paused';
}

const lessMotion = '(prefers-reduced-motion: reduce)';

function subscribeToDevice(listener: () => void) {
	const wish = window.matchMedia(lessMotion);
	wish.addEventListener('change', listener);
	return () => wish.removeEventListener('change', listener);
}

/**
 * Whether anything may move by itself: neither the device nor the site's switch forbids it (MOT-1). Prerendered HTML
 * assumes that the device does.
 */
export function useMotionAllowed(): boolean {
	const paused = useSitePaused();
	const reduced = useSyncExternalStore(
		subscribeToDevice,
		() => window.matchMedia(lessMotion).matches,
		() => true,
	);
	return !paused && !reduced;
}
