import type { PublicationType } from '#content/shapes.ts';
import { Publication } from './publication.tsx';
import css from './publications.module.css';

type PublicationsProps = {
	readonly publications: readonly PublicationType[];
	/** A drawing for each card, in the same order. */
	readonly icons: readonly string[];
	readonly more: string;
	readonly ask: string;
};

/** The ways to publish, as cells of squared paper. */
export function Publications({ publications, icons, more, ask }: PublicationsProps) {
	return (
		<ul className={css.cards}>
			{publications.map((publication, at) => (
				<Publication key={publication.id} {...publication} icon={icons[at] ?? ''} more={more} ask={ask} />
			))}
		</ul>
	);
}
