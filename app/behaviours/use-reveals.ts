import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { revealShare } from './reveal.ts';
import { useMotionAllowed } from './site-motion.ts';

/** Lets one element rise. Returns what leaves it as it was sent. */
function reveal(element: HTMLElement): () => void {
	const { height } = element.getBoundingClientRect();
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
		if (element.dataset.reveal === 'waiting') element.dataset.reveal = '';
	};
}

/**
 * Lets what is marked `data-reveal=""` rise into view (REVEAL-1). It is visible in the prerendered HTML; only what still
 * lies below the screen when script arrives waits, marked "waiting", and becomes "shown". The page need not be hydrated.
 */
export function useReveals(): void {
	const { pathname } = useLocation();
	const allowed = useMotionAllowed();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own
	useEffect(() => {
		if (!allowed) return;
		const below = [...document.querySelectorAll<HTMLElement>('[data-reveal=""]')].filter(
			(element) => element.getBoundingClientRect().top >= window.innerHeight,
		);
		const ends = below.map(reveal);
		return () => {
			for (const end of ends) end();
		};
	}, [pathname, allowed]);
}
