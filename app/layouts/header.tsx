import { useEffect, useRef } from 'react';
import * as timings from '#app/behaviours/timings.ts';
import { watchHeader } from '#app/behaviours/watch-header.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Search } from '#app/widgets/icons.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { Navigation, Thread } from '#content/shapes.ts';
import { search, signDivisions } from '#content/site/navigation.ts';
import { BackToAeg } from './back-to-aeg.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { useSearch } from './use-search.ts';

export type HeaderProps = {
	readonly thread: Thread;
	readonly navigation: Navigation;
	/** Where the logo leads: `/`, or `/software` on the service pages (SVC-1). */
	readonly home?: '/' | '/software';
	/** "Back to AEG" is on every page but the home page (HEAD-4). */
	readonly back?: boolean;
	/** The pixels after which it changes, where they are not the usual 40 (SOFT-1). */
	readonly stuckBeyond?: number;
	/** It stays while one reads down (WDEV-1). */
	readonly fixed?: boolean;
};

/** HEAD-1 to HEAD-7, SOFT-1, SVC-1: logo, way back, navigation, search, one action; below 1180 px a menu sheet. */
export function Header({
	thread,
	navigation,
	home = '/',
	back = true,
	stuckBeyond = timings.stuckBeyond,
	fixed = false,
}: HeaderProps) {
	const header = useRef<HTMLElement>(null);
	useEffect(
		() => (header.current ? watchHeader(header.current, stuckBeyond, fixed) : undefined),
		[stuckBeyond, fixed],
	);
	const { open: openSearch, close: closeSearch, Dialog } = useSearch();
	return (
		<header className={css.header} data-state="top" ref={header}>
			<div className={`wrap ${css.inner}`}>
				<Logo to={home} division={thread === 'group' ? undefined : signDivisions[thread]} />
				{back && <BackToAeg />}
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
				{navigation.action && <ButtonLink className={css.action} kind="solid" {...navigation.action} />}
				<MenuSheet navigation={navigation} openSearch={openSearch} />
			</div>
			{Dialog && <Dialog title={search.label} onClose={closeSearch} />}
		</header>
	);
}
