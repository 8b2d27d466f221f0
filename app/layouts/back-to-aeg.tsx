import { useLocation } from 'react-router';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowLeft } from '#app/widgets/icons.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import { back } from '#content/site/navigation.ts';
import css from './back-to-aeg.module.css';

/**
 * HEAD-4: leads home from every other page; a ring around it pulses for 5000 ms (4 x 1250 ms, kept by CSS) on each arrival from
 * another page, then rests.
 */
export function BackToAeg() {
	const { pathname } = useLocation();
	return (
		<PageLink className={css.back} to={back.to}>
			<Icon of={ArrowLeft} size={16} />
			<span className={css.words}>{back.label}</span>
			<i key={pathname} className={css.ring} aria-hidden="true" />
		</PageLink>
	);
}
