import { GoLink } from '#app/widgets/go-link.tsx';
import type { ContactRow } from '#content/shapes.ts';
import css from './contact-rows.module.css';

/** Whom to write to about what: one row for each contact. */
export function ContactRows({ rows }: { rows: readonly ContactRow[] }) {
	return (
		<ul className={css.rows}>
			{rows.map(({ title, text, link, thread }) => (
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
