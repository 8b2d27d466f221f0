import type { PublicationType } from '#content/shapes.ts';
import { Publication } from './publication.tsx';
import css from './publications.module.css';

type PublicationsProps = {
	readonly publications: readonly PublicationType[];
	readonly more: string;
	readonly ask: string;
};

/** The ways to publish, as cells of squared paper. */
export function Publications({ publications, more, ask }: PublicationsProps) {
	return (
		<ul className={css.cards}>
			{publications.map((publication) => (
				<Publication key={publication.id} {...publication} more={more} ask={ask} />
			))}
		</ul>
	);
}
