import { TextList } from '#app/widgets/text-list.tsx';
import type { Feature } from '#content/shapes.ts';
import css from './task-rows.module.css';

type Service = Feature & { readonly features: readonly string[] };

/** Services one below the other: what each is for at the left, its tasks at the right (SEO-1). */
export function TaskRows({ items }: { items: readonly Service[] }) {
	return (
		<ul className={css.rows}>
			{items.map(({ title, text, features }) => (
				<li key={title}>
					<div>
						<h3 className="h2">{title}</h3>
						<p className="soft">{text}</p>
					</div>
					<TextList of={features} className={`two-columns ${css.tasks}`} />
				</li>
			))}
		</ul>
	);
}
