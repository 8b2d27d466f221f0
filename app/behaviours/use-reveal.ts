import { type RefObject, useEffect, useRef } from 'react';
import { useMotionAllowed } from './site-motion.ts';
import * as timings from './timings.ts';

/**
 * The share of an element that must be in view to reveal it: a tenth (REVEAL-1). Of one taller than ten viewports
 * a tenth never is, so any part of it does.
 */
export function revealShare(height: number, viewport: number): number {
	return height * timings.revealShare >= viewport ? 0 : timings.revealShare;
}

/**
 * Lets an element rise into view (REVEAL-1). It is visible in the prerendered HTML; only what still lies below
 * the screen when script arrives waits, marked `data-reveal="waiting"`, and becomes `"shown"`.
 */
export function useReveal<Shown extends HTMLElement>(): RefObject<Shown | null> {
	const ref = useRef<Shown>(null);
	const allowed = useMotionAllowed();

	useEffect(() => {
		const element = ref.current;
		if (!element || !allowed || element.dataset.reveal === 'shown') return;
		const { top, height } = element.getBoundingClientRect();
		if (top < window.innerHeight) return;

		const share = revealShare(height, window.innerHeight);
		const show = () => {
			element.dataset.reveal = 'shown';
			observer.disconnect();
		};
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share)) show();
			},
			{ threshold: share },
		);
		element.dataset.reveal = 'waiting';
		observer.observe(element);
		element.addEventListener('focusin', show);
		return () => {
			observer.disconnect();
			element.removeEventListener('focusin', show);
			if (element.dataset.reveal === 'waiting') delete element.dataset.reveal;
		};
	}, [allowed]);

	return ref;
}
