import { type ReactNode, useState } from 'react';
import { useKeptChoice } from '#app/behaviours/use-kept-choice.ts';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { MenuEntry, MenuTile } from '#content/shapes.ts';
import css from './menu-board.module.css';

type MenuBoardProps = {
	readonly items: readonly MenuEntry[];
	readonly tiles: readonly MenuTile[];
	readonly groups: { readonly items: string; readonly tiles: string };
};

/** Six items and six tiles, one of them chosen (MENU-1 to MENU-3); without script every summary is there. */
export function MenuBoard({ items, tiles, groups }: MenuBoardProps) {
	const [chosen, show] = useState(items[0]?.name);
	const keepChoice = useKeptChoice('menu', (kept) => {
		if ([...items, ...tiles].some(({ name }) => name === kept)) show(kept);
	});
	const choose = (name: string) => {
		show(name);
		keepChoice(name);
	};
	const state = ({ name }: MenuEntry) => ({ chosen: name === chosen, choose: () => choose(name) });
	return (
		<div className={css.board}>
			<section aria-labelledby="menu-items">
				<h2 className="h3" id="menu-items">
					{groups.items}
				</h2>
				<ul className={css.items}>
					{items.map((entry) => (
						<MenuChoice key={entry.name} entry={entry} {...state(entry)} />
					))}
				</ul>
			</section>
			<section aria-labelledby="menu-tiles">
				<h2 className="h3" id="menu-tiles">
					{groups.tiles}
				</h2>
				<ul className={css.tiles}>
					{tiles.map((tile) => (
						<MenuChoice key={tile.name} entry={tile} {...state(tile)}>
							<Picture
								{...tile.picture}
								alt=""
								sizes="(min-width: 768px) 24vw, 45vw"
								className={css.picture}
							/>
						</MenuChoice>
					))}
				</ul>
			</section>
		</div>
	);
}

type MenuChoiceProps = {
	readonly entry: MenuEntry;
	readonly chosen: boolean;
	readonly choose: () => void;
	/** What the button shows beside the name. */
	readonly children?: ReactNode;
};

/** One entry of the conference menu: a toggle, and the summary it shows (MENU-3). */
function MenuChoice({ entry, chosen, choose, children }: MenuChoiceProps) {
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
