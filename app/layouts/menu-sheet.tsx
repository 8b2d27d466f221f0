import { useRef } from 'react';
import { useDismiss } from '#app/behaviours/use-dismiss.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { conferences, type Navigation, otherDivisions, signDivisions } from '#content/navigation.ts';
import type { Link } from '#content/shapes.ts';
import css from './menu-sheet.module.css';
import { NavigationLink } from './navigation-link.tsx';

/** HEAD-3: under 1024 px the navigation is a sheet behind three bars, with the other divisions below; it closes on scroll, Escape and navigation. */
export function MenuSheet({ navigation }: { navigation: Navigation }) {
	const details = useRef<HTMLDetailsElement>(null);
	useDismiss(details, { onScroll: true });
	const listed: readonly Link[] =
		navigation.dropdownAt === undefined ? navigation.links : [...navigation.links, signDivisions.conferences];
	const others = Object.values(signDivisions).filter(({ to }) => !listed.some((link) => link.to === to));
	return (
		<details className={css.menu} ref={details}>
			<summary className={css.burger}>
				<span className="vh">Menu</span>
				<i />
				<i />
				<i />
			</summary>
			<nav className={css.sheet} aria-label={`${navigation.label}, menu`}>
				<ul>
					{navigation.links.map((link) => (
						<li key={link.to}>
							<NavigationLink {...link} className={css.row} />
						</li>
					))}
				</ul>
				{navigation.dropdownAt === undefined ? null : (
					<>
						<p className={css.group}>
							{`${conferences.label} `}
							<span className="tag tag--new">{conferences.mark}</span>
						</p>
						<ul>
							{conferences.links.map((link) => (
								<li key={link.to}>
									<NavigationLink {...link} className={css.sub} />
								</li>
							))}
						</ul>
					</>
				)}
				{others.length > 0 && (
					<>
						<p className={css.group}>{otherDivisions}</p>
						<ul>
							{others.map((link) => (
								<li key={link.to}>
									<NavigationLink {...link} className={css.sub} />
								</li>
							))}
						</ul>
					</>
				)}
				{navigation.action ? <ButtonLink className={css.action} kind="solid" {...navigation.action} /> : null}
			</nav>
		</details>
	);
}
