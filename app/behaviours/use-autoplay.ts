import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useMotionAllowed } from './site-motion.ts';
import { useHydrated } from './use-hydrated.ts';

function onHiding(changed: () => void) {
	document.addEventListener('visibilitychange', changed);
	return () => document.removeEventListener('visibilitychange', changed);
}

type Options = {
	/** It moves before the visitor asks it to; so it does if not given. */
	readonly startsPlaying?: boolean;
	/** A pointer that rests on it holds it; so it does if not given. */
	readonly hoverHolds?: boolean;
};

export type Autoplay = ReturnType<typeof useAutoplay>;

/**
 * When something that moves by itself may move (MOT-1): the pointer and keyboard focus hold it while they are inside,
 * reduced motion and the site's switch never let it start by itself.
 */
export function useAutoplay({ startsPlaying = true, hoverHolds = true }: Options = {}) {
	const live = useHydrated();
	const allowed = useMotionAllowed();
	const outOfSight = useSyncExternalStore(
		onHiding,
		() => document.hidden,
		() => false,
	);
	const [wish, setWish] = useState<'as the site' | 'on' | 'off'>('as the site');
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	// started by hand: until pointer or focus leaves, what is inside does not hold it
	const [insisted, setInsisted] = useState(false);

	useEffect(() => {
		if (!allowed) setWish('as the site');
	}, [allowed]);

	const byItself = startsPlaying && (allowed || !live);
	const playing = wish === 'on' || (wish === 'as the site' && byItself);
	const held = !insisted && ((hoverHolds && pointed) || focused);

	return {
		/** The page is hydrated. */
		live,
		/** It is meant to advance: the pause button shows. */
		playing,
		/** Nothing holds it: it is meant to advance, pointer and focus are elsewhere, the tab is in sight. */
		advancing: live && playing && !held && !outOfSight,
		/** Stops it, or starts it whatever pointer and focus do. */
		toggle() {
			setWish(playing ? 'off' : 'on');
			setInsisted(!playing);
		},
		/** For the element around everything that moves and its controls. */
		containerProps: {
			onPointerOver: () => setPointed(true),
			onPointerLeave() {
				setPointed(false);
				setInsisted(false);
			},
			onFocus({ target }: FocusEvent<HTMLElement>) {
				if (target.matches(':focus-visible')) setFocused(true);
			},
			onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
				if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
				setFocused(false);
				setInsisted(false);
			},
		},
	};
}
