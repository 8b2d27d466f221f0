import { type RefObject, useEffect } from 'react';

/** Writes `data-state` on the header while the page scrolls (HEAD-1, HEAD-2). */
export function useHeaderState(header: RefObject<HTMLElement | null>, stuckBeyond: number): void {
	useEffect(() => {
		header.current?.setAttribute('data-state', window.scrollY > stuckBeyond ? 'stuck' : 'top');
	}, [header, stuckBeyond]);
}
