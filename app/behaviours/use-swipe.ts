import { type TouchEvent, useRef } from 'react';
import { swipe } from './swipe.ts';
import { useHydrated } from './use-hydrated.ts';
import { useZoomed } from './zoom.ts';

/**
 * Calls `next` or `previous` for a sideways swipe with one finger. Spread the result on the surface, which then claims
 * the gesture (styles/controls.css): the browser does not take it for its own Back. A finger that pans an enlarged page
 * swipes nothing.
 */
export function useSwipe(turn: { readonly next: () => void; readonly previous: () => void }) {
	const live = useHydrated();
	const zoomed = useZoomed();
	const began = useRef<{ x: number; y: number }>(undefined);
	return {
		'data-swipes': (live && !zoomed) || undefined,
		onTouchStart({ touches }: TouchEvent) {
			const finger = touches.length === 1 && !zoomed ? touches[0] : undefined;
			began.current = finger && { x: finger.clientX, y: finger.clientY };
		},
		onTouchEnd({ changedTouches }: TouchEvent) {
			const finger = changedTouches[0];
			if (!began.current || !finger) return;
			const meant = swipe(finger.clientX - began.current.x, finger.clientY - began.current.y);
			if (meant) turn[meant]();
		},
	};
}
