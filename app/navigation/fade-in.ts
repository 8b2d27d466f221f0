import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMotionAllowed } from '#app/behaviours/site-motion.ts';
import * as timings from '#app/behaviours/timings.ts';

/** Fades a new page in where motion is allowed (MOT-1). The page is there at once: nothing waits for the fade. */
export function FadeIn(): null {
	const { pathname } = useLocation();
	const allowed = useMotionAllowed();
	const last = useRef(pathname);
	useLayoutEffect(() => {
		if (last.current === pathname) return;
		last.current = pathname;
		if (!allowed) return;
		const timing = { duration: timings.pageFade, easing: 'ease-out' };
		document.querySelector('main')?.animate({ opacity: [0, 1] }, timing);
	}, [pathname, allowed]);
	return null;
}
