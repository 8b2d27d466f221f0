import { useLocation } from 'react-router';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { FormTopics, Href } from '#content/shapes.ts';

type BegunProps = {
	readonly topics: FormTopics;
	/** The queries of the topics under which they were begun. */
	readonly searches: readonly string[];
};

/** Leads back to messages that were begun on this page about other topics: each is kept with its own (CTA-1). */
export function Begun({ topics, searches }: BegunProps) {
	const { pathname } = useLocation();
	if (searches.length === 0) return null;
	return (
		<div className="note">
			<p>{topics.begun}</p>
			<ul>
				{searches.map((search) => (
					<li key={search}>
						<PageLink to={`${pathname}${search}` as Href}>
							{topics.find(search)?.label ?? topics.none}
						</PageLink>
					</li>
				))}
			</ul>
		</div>
	);
}
