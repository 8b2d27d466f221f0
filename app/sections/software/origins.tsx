import type { Thread } from '#content/shapes.ts';
import css from './origins.module.css';

type Origin = { readonly thread: Thread; readonly title: string; readonly text: string };

/** What each of AEG's three trades brought, each on its own thread (RT-38). */
export function Origins({ items }: { items: readonly Origin[] }) {
	return (
		<ul className={css.origins}>
			{items.map(({ thread, title, text }) => (
				<li key={title} data-thread={thread}>
					<i className={`weave ${css.cloth}`} />
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
