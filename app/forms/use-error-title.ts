import { useEffect } from 'react';

const mark = 'Error: ';

/**
 * While something is wrong the page's title begins with it, so that it is the first thing a screen reader says. The title
 * then is again what it was: a translator may have put the mark into other words (ANY-1).
 */
export function useErrorTitle(wrong: boolean): void {
	useEffect(() => {
		const title = document.querySelector('title');
		if (!wrong || !title) return;
		const before = title.textContent;
		title.textContent = mark + before;
		return () => {
			title.textContent = before;
		};
	}, [wrong]);
}
