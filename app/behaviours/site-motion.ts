import { useSyncExternalStore } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

const key = 'motion';
const listeners = new Set<() => void>();
let chosen: 'paused' | 'allowed' | undefined;

function remembered(): 'paused' | 'allowed' {
	try {
		return localStorage.getItem(key) === 'paused' ? 'paused' : 'allowed';
	} catch {
		return 'allowed';
	}
}

function now(): 'paused' | 'allowed' {
	chosen ??= remembered();
	return chosen;
}

function tell() {
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	const elsewhere = (event: StorageEvent) => {
		if (event.key !== key && event.key !== null) return;
		chosen = remembered();
		tell();
	};
	listeners.add(listener);
	window.addEventListener('storage', elsewhere);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('storage', elsewhere);
	};
}

/** Pauses or allows motion on the whole site; remembered on this device where it lets us (MOT-1). */
export function setSiteMotion(motion: 'paused' | 'allowed'): void {
	chosen = motion;
	try {
		localStorage.setItem(key, motion);
	} catch {
		// Without storage the choice holds until the page is left.
	}
	tell();
}

/** Whether the visitor has paused motion on the whole site. Prerendered HTML assumes not. */
export function useSitePaused(): boolean {
	return useSyncExternalStore(subscribe, now, () => 'allowed') === 'paused';
}

/** Whether anything may move by itself: neither the device nor the site's switch forbids it (MOT-1). */
export function useMotionAllowed(): boolean {
	const paused = useSitePaused();
	const reduced = useReducedMotion();
	return !paused && !reduced;
}
