import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSectionInView } from '#app/behaviours/use-section-in-view.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { Navigation } from '#content/shapes.ts';
import { ConferencesDropdown } from './conferences-dropdown.tsx';
import css from './navigation-bar.module.css';

/** The section of this page that is being read, as a link names it: `#achievements`. */
function useReadSection(links: Navigation['links']): string | undefined {
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has sections of its own under the same names
	const ids = useMemo(
		() => links.filter(({ to }) => to.startsWith('#')).map(({ to }) => to.slice(1)),
		[links, pathname],
	);
	const id = useSectionInView(ids);
	return id === undefined ? undefined : `#${id}`;
}

/** The links of a header from 1180 px up; the one whose section is being read is marked (HOME-1, SOFT-1). */
export function NavigationBar({ navigation }: { navigation: Navigation }) {
	const { label, links, dropdownAt } = navigation;
	const dropdown = dropdownAt === undefined ? [] : [<ConferencesDropdown key="dropdown" />];
	const read = useReadSection(links);
	const items = links.map(({ label, to }) => (
		<li key={to}>
			<PageLink className={css.link} to={to} {...(to === read && { 'aria-current': 'true' })}>
				{label}
			</PageLink>
		</li>
	));
	return (
		<nav className={css.bar} aria-label={label}>
			<ul className={css.list}>{items.toSpliced(dropdownAt ?? items.length, 0, ...dropdown)}</ul>
		</nav>
	);
}
