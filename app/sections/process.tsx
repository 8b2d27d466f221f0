import type { Step } from '#content/shapes.ts';
import css from './process.module.css';

/** Steps in their order: numbered squares joined by a running stitch; beside one another from 1024 px up. */
export function Process({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className={`${css.process} ${steps.length > 5 ? css.rows : ''}`}>
			{steps.map(({ title, text }, at) => (
				<li key={title}>
					<span className={css.number} aria-hidden="true">
						{at + 1}
					</span>
					<h3 className="h4">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}
