import { createPortal } from 'react-dom';
import { pageWaitsFor } from '#app/navigation/page-wait.ts';
import { lineIsDown } from '#content/site/waiting.ts';
import css from './navigation-status.module.css';

const button = { type: 'button', className: 'btn btn--sm btn--lineink' } as const;

/**
 * Says, where the visitor is, that nothing answers, and offers to try again (ANY-2). It stands in an open dialog, because
 * all else is inert then.
 */
export function LineIsDown({ tryAgain }: { readonly tryAgain: () => void }) {
	return createPortal(
		<div className={css.status}>
			<div role="alert" className={`on-night ${css.down}`}>
				<p>{lineIsDown.words}</p>
				<button {...button} onClick={tryAgain}>
					{lineIsDown.retry}
				</button>
				<button {...button} onClick={() => pageWaitsFor('nothing')}>
					{lineIsDown.stay}
				</button>
			</div>
		</div>,
		document.querySelector('dialog:modal') ?? document.body,
	);
}
