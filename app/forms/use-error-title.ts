import { useEffect } from 'react';

/** While something is wrong the page's title begins with it, so that it is the first thing a screen reader says. */
export function useErrorTitle(wrong: boolean): void {
	useEffect(() => {
		if (!wrong) return;
		const { title } = document;
		document.title = `Error: ${title}`;
		return () => {
			document.title = title;
		};
	}, [wrong]);
}
