import type { Step } from '#content/shapes.ts';
import css from './closing-steps.module.css';

/** What happens next, in the band that closes a page. */
export function ClosingSteps({ steps }: { readonly steps: readonly Step[] }) {
	return (
		<ol className={css.steps}>
			{steps.map(({ title, text }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}
