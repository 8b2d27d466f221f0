import { GoLink } from '#app/widgets/go-link.tsx';
import type { Desk } from '#content/shapes.ts';
import css from './desks.module.css';

/** Whom to write to about what: one row for each contact. */
export function Desks({ desks }: { desks: readonly Desk[] }) {
	return (
		<ul className={css.desks}>
			{desks.map(({ title, text, link, thread }) => (
				<li key={title} data-thread={thread}>
					<i className={css.mark} aria-hidden="true" />
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
					<GoLink {...link} />
				</li>
			))}
		</ul>
	);
}
