import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { openDocument } from '#app/navigation/open-document.ts';
import { pageWaitsFor, useAskedPage } from '#app/navigation/page-wait.ts';
import { lineIsDown, pageIsLoading } from '#content/site/waiting.ts';
import css from './navigation-status.module.css';

const button = { type: 'button', className: 'btn btn--sm btn--lineink' } as const;

/**
 * Says, where the visitor is, that nothing answers, and offers to try again (ANY-2). It stands in an open dialog, because
 * all else is inert then.
 */
function LineIsDown({ tryAgain }: { readonly tryAgain: () => void }) {
	return createPortal(
		<div className={css.status}>
			<div role="alert" className={`on-night ${css.down}`}>
				<p>{lineIsDown.words}</p>
				<button {...button} onClick={tryAgain}>
					{lineIsDown.retry}
				</button>
				<button {...button} onClick={() => pageWaitsFor('dismissed')}>
					{lineIsDown.stay}
				</button>
			</div>
		</div>,
		document.querySelector('dialog:modal') ?? document.body,
	);
}

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
