import type { ReactNode } from 'react';
import { GoLink } from '#app/widgets/go-link.tsx';
import type { MenuEntry } from '#content/shapes.ts';
import css from './menu-board.module.css';

type MenuChoiceProps = {
	readonly entry: MenuEntry;
	readonly chosen: boolean;
	readonly choose: () => void;
	/** What the button shows beside the name. */
	readonly children?: ReactNode;
};

/** One entry of the conference menu: a toggle, and the summary it shows (MENU-3). */
export function MenuChoice({ entry, chosen, choose, children }: MenuChoiceProps) {
	const name = (
		<>
			{children}
			<span className={css.name}>{entry.name}</span>
		</>
	);
	return (
		<li className={css.choice} data-chosen={chosen || undefined}>
			<button type="button" className="needs-script" aria-pressed={chosen} onClick={choose}>
				{name}
			</button>
			<noscript>{name}</noscript>
			<div className={`soft ${css.summary}`}>
				<p>{entry.summary}</p>
				<GoLink {...entry.link} />
			</div>
		</li>
	);
}
