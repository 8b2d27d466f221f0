import { useState } from 'react';
import { Picture } from '#app/widgets/picture.tsx';
import type { MenuEntry, MenuTile } from '#content/shapes.ts';
import css from './menu-board.module.css';
import { MenuChoice } from './menu-choice.tsx';

type MenuBoardProps = {
	readonly items: readonly MenuEntry[];
	readonly tiles: readonly MenuTile[];
	readonly groups: { readonly items: string; readonly tiles: string };
};

/** How wide the picture of a tile stands. */
const thirds = '(min-width: 1024px) 20vw, (min-width: 768px) 30vw, 45vw';

/** Six items and six tiles, one of them chosen (MENU-1 to MENU-3); without script every summary is there. The pictures say no more than the names. */
export function MenuBoard({ items, tiles, groups }: MenuBoardProps) {
	const [chosen, choose] = useState(items[0]?.name);
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
							<Picture file={tile.picture} alt="" className={css.picture} sizes={thirds} />
						</MenuChoice>
					))}
				</ul>
			</section>
		</div>
	);
}
