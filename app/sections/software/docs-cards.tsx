import { GoLink } from '#app/widgets/go-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import type { Link } from '#content/shapes.ts';
import css from './docs-cards.module.css';

type DocsCard = {
	readonly icon?: string | undefined;
	readonly title: string;
	readonly text: string;
	readonly link: Link;
};

/** Cards of the documentation, each with the place where one reads on (API-1). */
export function DocsCards({ cards }: { cards: readonly DocsCard[] }) {
	return (
		<ul className={css.cards}>
			{cards.map(({ icon, title, text, link }) => (
				<li key={title}>
					{icon === undefined ? null : <Icon of={icon} size={32} className={css.icon} />}
					<h3 className="h4">{title}</h3>
					<p>{text}</p>
					<GoLink {...link} />
				</li>
			))}
		</ul>
	);
}
