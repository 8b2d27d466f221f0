import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { Link } from '#content/shapes.ts';
import css from './publication-shelf.module.css';

type Route = Link & { readonly text: string };

/** Ways to publish, as books bound in cloth: they lie on one another, and stand on a shelf from 1024 px up. */
export function PublicationShelf({ routes }: { routes: readonly Route[] }) {
	return (
		<ul className={css.shelf}>
			{routes.map(({ label, text, to }) => (
				<li key={label} className="on-field">
					<h3 className="h3">
						<TextLink label={label} to={to} whole />
					</h3>
					<p>{text}</p>
					<Icon of={ArrowRight} />
				</li>
			))}
		</ul>
	);
}
