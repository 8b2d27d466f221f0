import { PageLink } from '#app/widgets/page-link.tsx';
import type { Href } from '#content/shapes.ts';
import type { FoundPage } from './found-page.ts';
import css from './search-box.module.css';

/** The pages that a question found, the best one first. */
export function SearchResults({ pages }: { readonly pages: readonly FoundPage[] }) {
	if (pages.length === 0) return null;
	return (
		<ul className={css.results}>
			{pages.map(({ path, title, description }) => (
				<li key={path}>
					<PageLink to={path as Href}>
						<b>{title}</b>
						<span>{description}</span>
					</PageLink>
				</li>
			))}
		</ul>
	);
}
