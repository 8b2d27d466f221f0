import { type RefObject, useEffect } from 'react';
import { watchHeader } from './watch-header.ts';

/** Has the header say in `data-state` how it stands while the page scrolls (HEAD-1, HEAD-2, WDEV-1). */
export function useHeaderState(ref: RefObject<HTMLElement | null>, stuckBeyond: number, fixed = false): void {
	useEffect(
		() => (ref.current ? watchHeader(ref.current, stuckBeyond, fixed) : undefined),
		[ref, stuckBeyond, fixed],
	);
}
