import { useRef } from 'react';
import { useHeaderState } from '#app/behaviours/use-header-state.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import type { Navigation } from '#content/navigation.ts';
import type { Link } from '#content/shapes.ts';
import { BackToAeg } from './back-to-aeg.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { SearchButton } from './search-button.tsx';

type HeaderProps = {
	readonly navigation: Navigation;
	readonly home: '/' | '/software';
	readonly division: Link | undefined;
	readonly back: boolean;
	readonly stuckBeyond: number;
	readonly fixed: boolean;
};

/** HEAD-1 to HEAD-7, SOFT-1, SVC-1: logo, way back, navigation, one action; under 1024 px a menu sheet. */
export function Header({ navigation, home, division, back, stuckBeyond, fixed }: HeaderProps) {
	const header = useRef<HTMLElement>(null);
	useHeaderState(header, stuckBeyond, fixed);
	return (
		<header className={css.header} data-state="top" ref={header}>
			<div className={`wrap ${css.inner}`}>
				<Logo to={home} division={division} />
				{back ? <BackToAeg /> : null}
				<NavigationBar navigation={navigation} />
				<SearchButton />
				{navigation.action ? <ButtonLink className={css.action} kind="solid" {...navigation.action} /> : null}
				<MenuSheet navigation={navigation} />
			</div>
		</header>
	);
}
