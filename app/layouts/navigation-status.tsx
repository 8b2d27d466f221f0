import { useEffect } from 'react';
import { openDocument } from '#app/navigation/open-document.ts';
import { useAskedPage } from '#app/navigation/page-wait.ts';
import { pageIsLoading } from '#content/site/waiting.ts';
import { LineIsDown } from './line-is-down.tsx';
import css from './navigation-status.module.css';

/** Says what the next page waits for: its script, where it does not come at once (ERR-2), or the line (ANY-2). */
export function NavigationStatus() {
	const { to, wait } = useAskedPage() ?? {};
	useEffect(() => {
		if (to !== undefined && wait === 'document') openDocument(to);
	}, [to, wait]);
	return (
		<>
			<p role="status" className={css.status}>
				{(wait === 'script' || wait === 'document') && <span>{pageIsLoading}</span>}
			</p>
			{typeof wait === 'object' && <LineIsDown {...wait} />}
		</>
	);
}
