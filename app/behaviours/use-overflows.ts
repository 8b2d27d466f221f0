import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element holds more than it shows, so that it scrolls sideways (HOME-4, CONF-4): so it is taken to do until
 * it is measured, and anew whenever it or what it holds changes its size.
 */
export function useOverflows(scroller: RefObject<HTMLElement | null>): boolean {
	const [overflows, tell] = useState(true);
	useEffect(() => {
		const box = scroller.current;
		if (!box) return;
		// both are whole pixels, rounded each by itself
		const watch = new ResizeObserver(() => tell(box.scrollWidth > box.clientWidth + 1));
		for (const part of [box, ...box.children]) watch.observe(part);
		return () => watch.disconnect();
	}, [scroller]);
	return overflows;
}
