import { GoLink } from '#app/widgets/go-link.tsx';
import type { Feature, Link } from '#content/shapes.ts';
import { Features } from '../features.tsx';
import css from './docs-cards.module.css';

type DocsCard = Feature & { readonly link: Link };

/** Parts of the documentation as volumes with cloth spines, each with the place where one reads on (API-1). */
export function DocsCards({ cards }: { cards: readonly DocsCard[] }) {
	return (
		<Features items={cards} className={`two-columns cloth-strips ${css.cards}`}>
			{({ link }) => <GoLink {...link} />}
		</Features>
	);
}
