import { type FocusEvent, useEffect, useState } from 'react';
import { useMotionAllowed } from './site-motion.ts';
import { useHydrated } from './use-hydrated.ts';
import { usePageHidden } from './use-page-hidden.ts';

export type Autoplay = {
	/** The page is hydrated. */
	readonly live: boolean;
	/** It is meant to advance: the pause button shows. */
	readonly playing: boolean;
	/** It advances right now: meant to, not held by pointer or focus, tab in sight. */
	readonly advancing: boolean;
	/** Stops it, or starts it whatever pointer and focus do. */
	readonly toggle: () => void;
	/** For the element around everything that moves and its controls. */
	readonly containerProps: {
		readonly onPointerOver: () => void;
		readonly onPointerLeave: () => void;
		readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
		readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
	};
};

type Options = {
	/** It moves before the visitor asks it to; so it does if not given. */
	readonly startsPlaying?: boolean;
	/** A pointer that rests on it holds it; so it does if not given. */
	readonly hoverHolds?: boolean;
};

/**
 * When something that moves by itself may move (MOT-1): the pointer and keyboard focus hold it while they are inside,
 * reduced motion and the site's switch never let it start by itself.
 */
export function useAutoplay({ startsPlaying = true, hoverHolds = true }: Options = {}): Autoplay {
	const live = useHydrated();
	const allowed = useMotionAllowed();
	const outOfSight = usePageHidden();
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
		live,
		playing,
		advancing: live && playing && !held && !outOfSight,
		toggle() {
			setWish(playing ? 'off' : 'on');
			setInsisted(!playing);
		},
		containerProps: {
			onPointerOver: () => setPointed(true),
			onPointerLeave() {
				setPointed(false);
				setInsisted(false);
			},
			onFocus({ target }) {
				if (target.matches(':focus-visible')) setFocused(true);
			},
			onBlur({ currentTarget, relatedTarget }) {
				if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
				setFocused(false);
				setInsisted(false);
			},
		},
	};
}
