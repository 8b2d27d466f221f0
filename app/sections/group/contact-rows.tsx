import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { ContactRow } from '#content/shapes.ts';
import css from './contact-rows.module.css';

/** Whom to write to about what: one row for each contact, which is the target as a whole. */
export function ContactRows({ rows }: { rows: readonly ContactRow[] }) {
	return (
		<ul className={`paler ${css.rows}`}>
			{rows.map(({ title, text, link, thread }) => (
				<li key={title} className="advances wash-on-hover" data-thread={thread}>
					<i className={`ribbon ribbon--one ${css.mark}`} aria-hidden="true" />
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
					<TextLink {...link} whole />
					<Icon of={ArrowRight} />
				</li>
			))}
		</ul>
	);
}
