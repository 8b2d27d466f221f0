import { type TouchEvent, useRef } from 'react';
import { swipe } from './swipe.ts';

/** Calls `next` or `previous` for a sideways swipe with one finger. Spread the result on the surface. */
export function useSwipe(turn: { readonly next: () => void; readonly previous: () => void }): {
	readonly onTouchStart: (event: TouchEvent) => void;
	readonly onTouchEnd: (event: TouchEvent) => void;
} {
	const began = useRef<{ x: number; y: number }>(undefined);
	return {
		onTouchStart({ touches }) {
			const finger = touches.length === 1 ? touches[0] : undefined;
			began.current = finger && { x: finger.clientX, y: finger.clientY };
		},
		onTouchEnd({ changedTouches }) {
			const finger = changedTouches[0];
			if (!began.current || !finger) return;
			const meant = swipe(finger.clientX - began.current.x, finger.clientY - began.current.y);
			if (meant) turn[meant]();
		},
	};
}
