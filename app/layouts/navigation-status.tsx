import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { openDocument } from '#app/navigation/open-document.ts';
import { usePageWait } from '#app/navigation/page-wait.ts';
import { pageIsLoading } from '#content/site/waiting.ts';
import { LineIsDown } from './line-is-down.tsx';
import css from './navigation-status.module.css';

/** Says what the next page waits for: its script, where it does not come at once (ERR-2), or the line (ANY-2). */
export function NavigationStatus() {
	const { location: next } = useNavigation();
	const wait = usePageWait();
	useEffect(() => {
		if (next && wait === 'document') openDocument(createPath(next));
	}, [next, wait]);
	const down = typeof wait === 'object' && wait;
	return (
		<>
			<p role="status" className={css.status}>
				{next && !down && wait !== 'nothing' && <span>{pageIsLoading}</span>}
			</p>
			{next && down && <LineIsDown {...down} />}
		</>
	);
}
