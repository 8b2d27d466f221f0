import { useEffect } from 'react';

const mark = 'Error: ';

/** While something is wrong the page's title begins with it, so that it is the first thing a screen reader says. */
export function useErrorTitle(wrong: boolean): void {
	useEffect(() => {
		if (!wrong) return;
		document.title = mark + document.title;
		return () => {
			document.title = document.title.replace(mark, '');
		};
	}, [wrong]);
}
