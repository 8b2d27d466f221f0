import { ButtonLink } from '#app/widgets/button-link.tsx';
import type { Link } from '#content/shapes.ts';
import css from './empty-state.module.css';

type EmptyStateProps = {
	readonly heading: string;
	readonly text: string;
	readonly action: Link;
	/** The structure drawn beside the words. */
	readonly draft?: 'twill' | 'satin' | 'basket';
};

/** What is not there yet, said plainly, with the one thing to do about it (UPC-1, WEB-1). */
export function EmptyState({ heading, text, action, draft = 'twill' }: EmptyStateProps) {
	return (
		<div className={css.empty}>
			<span className={`draft draft--${draft} ${css.draft}`} aria-hidden="true" />
			<div className={css.words}>
				<h2 className="h2">{heading}</h2>
				<p>{text}</p>
				<ButtonLink {...action} kind="solid" />
			</div>
		</div>
	);
}
