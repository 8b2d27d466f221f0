import { type MouseEvent, useRef } from 'react';
import { useDismiss } from '#app/behaviours/use-dismiss.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Search } from '#app/widgets/icons.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { Link, Navigation } from '#content/shapes.ts';
import { conferences, otherDivisions, search, signDivisions } from '#content/site/navigation.ts';
import { LinkList } from './link-list.tsx';
import css from './menu-sheet.module.css';

type MenuSheetProps = {
	readonly navigation: Navigation;
	readonly openSearch: (event: MouseEvent) => void;
};

/**
 * HEAD-3: below 1180 px the navigation is a sheet behind three bars, below 390 px with the search first, with the other
 * divisions last; it closes on scroll, Escape and navigation.
 */
export function MenuSheet({ navigation, openSearch }: MenuSheetProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const burger = useRef<HTMLElement>(null);
	useDismiss(details, 'sheet');
	const listed: readonly Link[] =
		navigation.dropdownAt === undefined ? navigation.links : [...navigation.links, signDivisions.conferences];
	const others = Object.values(signDivisions).filter(({ to }) => !listed.some((link) => link.to === to));
	// from the search, focus comes back to what is still there
	const searchInstead = (event: MouseEvent) => {
		if (details.current) details.current.open = false;
		burger.current?.focus();
		openSearch(event);
	};
	return (
		<details className={css.menu} ref={details}>
			<summary className={css.burger} ref={burger}>
				<span className="vh">Menu</span>
				<i />
				<i />
				<i />
			</summary>
			<nav className={css.sheet} aria-label={`${navigation.label}, menu`}>
				<PageLink className={`${css.row} ${css.search}`} to={search.to} onClick={searchInstead}>
					<Icon of={Search} />
					{search.label}
				</PageLink>
				<LinkList links={navigation.links} linkClass={css.row} />
				{navigation.dropdownAt !== undefined && (
					<>
						<p className={css.group}>
							{`${conferences.label} `}
							<span className="tag tag--new">{conferences.mark}</span>
						</p>
						<LinkList links={conferences.links} linkClass={css.sub} />
					</>
				)}
				{others.length > 0 && (
					<>
						<p className={css.group}>{otherDivisions}</p>
						<LinkList links={others} linkClass={css.sub} />
					</>
				)}
				{navigation.action && <ButtonLink className={css.action} kind="solid" {...navigation.action} />}
			</nav>
		</details>
	);
}
