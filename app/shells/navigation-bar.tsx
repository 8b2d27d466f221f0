import type { Navigation } from '#content/navigation.ts';
import { ConferencesDropdown } from './conferences-dropdown.tsx';
import css from './navigation-bar.module.css';
import { NavigationLink } from './navigation-link.tsx';

/** The links of a header from 1024 px up. */
export function NavigationBar({ navigation }: { navigation: Navigation }) {
	const { label, links, dropdownAt } = navigation;
	const dropdown = dropdownAt === undefined ? [] : [<ConferencesDropdown key="dropdown" />];
	const items = links.map((link) => (
		<li key={link.to}>
			<NavigationLink {...link} className={css.link} />
		</li>
	));
	return (
		<nav className={css.bar} aria-label={label}>
			<ul className={css.list}>{items.toSpliced(dropdownAt ?? items.length, 0, ...dropdown)}</ul>
		</nav>
	);
}
