import { GoLink } from '#app/widgets/go-link.tsx';
import type { Link } from '#content/shapes.ts';
import css from './docs-cards.module.css';

type DocsCard = {
	readonly title: string;
	readonly text: string;
	readonly link: Link;
};

/** Parts of the documentation as volumes with cloth spines, each with the place where one reads on (API-1). */
export function DocsCards({ cards }: { cards: readonly DocsCard[] }) {
	return (
		<ul className={`paler ${css.cards}`}>
			{cards.map(({ title, text, link }) => (
				<li key={title}>
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
					<GoLink {...link} />
				</li>
			))}
		</ul>
	);
}
