import { useSectionInView } from '#app/behaviours/use-section-in-view.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { Navigation } from '#content/shapes.ts';
import { ConferencesDropdown } from './conferences-dropdown.tsx';
import css from './navigation-bar.module.css';

/** The links of a header from 1180 px up; the one whose section is being read is marked (HOME-1, SOFT-1). */
export function NavigationBar({ navigation }: { navigation: Navigation }) {
	const { label, links, dropdownAt } = navigation;
	const dropdown = dropdownAt === undefined ? [] : [<ConferencesDropdown key="dropdown" />];
	const read = useSectionInView(links);
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
