import type { ReactNode } from 'react';
import { GoLink } from '#app/widgets/go-link.tsx';
import type { MenuEntry } from '#content/shapes.ts';
import css from './menu-board.module.css';

type MenuChoiceProps = {
	readonly entry: MenuEntry;
	readonly chosen: boolean;
	readonly choose: () => void;
	/** What stands in the button with the name. */
	readonly children?: ReactNode;
};

/** One entry of the conference menu: a toggle, and the summary it shows (MENU-3). */
export function MenuChoice({ entry, chosen, choose, children }: MenuChoiceProps) {
	return (
		<li className={css.choice} data-chosen={chosen || undefined}>
			<button type="button" aria-pressed={chosen} onClick={choose}>
				{children}
				<span className={css.name}>{entry.name}</span>
			</button>
			<div className={css.summary}>
				<p>{entry.summary}</p>
				<GoLink {...entry.link} />
			</div>
		</li>
	);
}
