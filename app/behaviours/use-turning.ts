import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useMotionAllowed } from './site-motion.ts';
import { useLive } from './use-live.ts';
import { usePageHidden } from './use-page-hidden.ts';

export type Turning = {
	/** Script runs the page. */
	readonly live: boolean;
	/** It is meant to turn: the pause button shows. */
	readonly playing: boolean;
	/** It turns right now: meant to, not held by the pointer, tab in sight. */
	readonly turning: boolean;
	/** Stops it, or starts it whatever pointer and focus do. */
	readonly toggle: () => void;
	/** For the element around everything that moves and its controls. */
	readonly containerProps: {
		readonly onPointerOver: () => void;
		readonly onPointerLeave: () => void;
		readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
	};
};

/**
 * When something that moves by itself may move (MOT-1): hover holds it, focus that comes in by keyboard stops it
 * until the visitor starts it again, reduced motion and the site's switch never let it start by itself.
 */
export function useTurning(startsPlaying = true): Turning {
	const live = useLive();
	const allowed = useMotionAllowed();
	const outOfSight = usePageHidden();
	const [wish, setWish] = useState<'as the site' | 'on' | 'off'>('as the site');
	const [held, setHeld] = useState(false);
	const overridden = useRef(false);

	useEffect(() => {
		if (!allowed) setWish('as the site');
	}, [allowed]);

	const byItself = startsPlaying && (allowed || !live);
	const playing = wish === 'on' || (wish === 'as the site' && byItself);

	return {
		live,
		playing,
		turning: live && playing && !held && !outOfSight,
		toggle() {
			setWish(playing ? 'off' : 'on');
			overridden.current = !playing;
			if (!playing) setHeld(false);
		},
		containerProps: {
			onPointerOver() {
				if (!overridden.current) setHeld(true);
			},
			onPointerLeave() {
				overridden.current = false;
				setHeld(false);
			},
			onFocus({ currentTarget, relatedTarget, target }) {
				const cameIn = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
				if (cameIn && target.matches(':focus-visible')) setWish('off');
			},
		},
	};
}
