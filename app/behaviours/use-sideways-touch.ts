import { type RefObject, useEffect } from 'react';
import { isZoomed } from './zoom.ts';

/**
 * Keeps a finger's sideways move inside what scrolls sideways. At its end there is nothing to scroll, and Chromium would
 * take the move for its own Back or Forward, whatever `overscroll-behavior` says of a scroller inside the page.
 */
export function useSidewaysTouch(scroller: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const row = scroller.current;
		if (!row) return;
		let began: Touch | undefined;
		const start = ({ touches }: TouchEvent) => {
			began = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
		};
		const move = (event: TouchEvent) => {
			const finger = event.touches[0];
			if (!began || !finger || !event.cancelable) return;
			const [dx, dy] = [finger.clientX - began.clientX, finger.clientY - began.clientY];
			const end = row.scrollWidth - row.clientWidth;
			const atEnd = dx > 0 ? row.scrollLeft <= 1 : row.scrollLeft >= end - 1;
			if (atEnd && Math.abs(dx) > Math.abs(dy)) event.preventDefault();
		};
		row.addEventListener('touchstart', start, { passive: true });
		row.addEventListener('touchmove', move, { passive: false });
		return () => {
			row.removeEventListener('touchstart', start);
			row.removeEventListener('touchmove', move);
		};
	}, [scroller]);
}
