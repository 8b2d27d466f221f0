import { useRef } from 'react';
import { useHeaderState } from '#app/behaviours/use-header-state.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Search } from '#app/widgets/icons.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { Link, Navigation } from '#content/shapes.ts';
import { search } from '#content/site/navigation.ts';
import { Action } from './action.tsx';
import { BackToAeg } from './back-to-aeg.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { useSearch } from './use-search.ts';

type HeaderProps = {
	readonly navigation: Navigation;
	readonly home: '/' | '/software';
	readonly division: Link | undefined;
	readonly back: boolean;
	readonly stuckBeyond: number;
	readonly fixed: boolean;
};

/** HEAD-1 to HEAD-7, SOFT-1, SVC-1: logo, way back, navigation, search, one action; below 1180 px a menu sheet. */
export function Header({ navigation, home, division, back, stuckBeyond, fixed }: HeaderProps) {
	const header = useRef<HTMLElement>(null);
	useHeaderState(header, stuckBeyond, fixed);
	const { open: openSearch, close: closeSearch, Dialog } = useSearch();
	return (
		<header className={css.header} data-state="top" ref={header}>
			<div className={`wrap ${css.inner}`}>
				<Logo to={home} division={division} />
				{back ? <BackToAeg /> : null}
				<NavigationBar navigation={navigation} />
				<PageLink
					className={`sq sq--bare ${css.search}`}
					to={search.to}
					onClick={openSearch}
					aria-keyshortcuts="Control+K"
				>
					<Icon of={Search} />
					<span className="vh">{search.label}</span>
				</PageLink>
				{navigation.action ? <Action {...navigation.action} /> : null}
				<MenuSheet navigation={navigation} openSearch={openSearch} />
			</div>
			{Dialog && <Dialog title={search.label} onClose={closeSearch} />}
		</header>
	);
}
