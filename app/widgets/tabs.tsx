import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { placeByKey } from '#app/behaviours/place-by-key.ts';
import { isPlainClick } from '#app/behaviours/plain-click.ts';
import { staysInPlace } from '#app/behaviours/stays-in-place.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useSidewaysTouch } from '#app/behaviours/use-sideways-touch.ts';
import css from './tabs.module.css';

type TabsProps = {
	readonly label: string;
	/** `id` is the tab's address on the page: `organize` is `#organize`. */
	readonly tabs: readonly { readonly id: string; readonly name: string; readonly panel: ReactNode }[];
	/** The panels are dark, and have no headings of their own: each is given one. */
	readonly code?: boolean;
};

/**
 * Tabs with an address each (HUB-3, API-1). Without script the tabs are links to the panels, which all show in order,
 * each under a heading; with it the address chooses the tab and nothing scrolls. A tab that is chosen takes the place of
 * the one before in the history: Back leaves the tabs, whatever was looked at.
 */
export function Tabs({ label, tabs, code = false }: TabsProps) {
	const live = useHydrated();
	const { hash } = useLocation();
	const navigate = useNavigate();
	const links = useRef<(HTMLAnchorElement | null)[]>([]);
	const row = useRef<HTMLDivElement>(null);
	useSidewaysTouch(row);
	const asked = live ? tabs.findIndex(({ id }) => `#${id}` === hash) : -1;
	const selected = Math.max(asked, 0);

	const go = (at: number) => navigate(`#${tabs[at]?.id}`, { replace: true, state: staysInPlace });
	const clicked = (event: MouseEvent, at: number) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		go(at);
	};
	// From the tab that has the focus: a key may come before the one before it has been drawn.
	const pressed = (event: KeyboardEvent, from: number) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const at = event.key === ' ' ? from : placeByKey(event.key, from, tabs.length);
		if (at === undefined) return;
		event.preventDefault();
		links.current[at]?.focus();
		go(at);
	};

	const tablist = live && { role: 'tablist', 'aria-label': label };
	return (
		<div className={css.tabs} data-live={live || undefined} data-look={code ? 'code' : 'page'}>
			<div className={`sideways ${css.list}`} ref={row} {...tablist}>
				{tabs.map(({ id, name }, at) => (
					<a
						key={id}
						id={`${id}-tab`}
						href={`#${id}`}
						className={`ring-within ${css.tab}`}
						ref={(link) => {
							links.current[at] = link;
						}}
						onClick={(event) => clicked(event, at)}
						onKeyDown={(event) => pressed(event, at)}
						{...(live && {
							role: 'tab',
							'aria-selected': at === selected,
							'aria-controls': `${id}-panel`,
							tabIndex: at === selected ? 0 : -1,
						})}
					>
						{name}
					</a>
				))}
			</div>
			{tabs.map(({ id, name, panel }, at) => (
				<div
					key={id}
					id={live ? `${id}-panel` : id}
					className={css.panel}
					{...(live && {
						role: 'tabpanel',
						'aria-labelledby': `${id}-tab`,
						tabIndex: 0,
						hidden: at !== selected,
					})}
				>
					{code && <h3 className={css.heading}>{name}</h3>}
					{panel}
				</div>
			))}
		</div>
	);
}
