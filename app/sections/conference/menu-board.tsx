import { useState } from 'react';
import { useKeptChoice } from '#app/behaviours/use-kept-choice.ts';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration, MenuEntry, MenuTile } from '#content/shapes.ts';
import css from './menu-board.module.css';

const kinds = ['items', 'tiles'] as const;
type Kind = (typeof kinds)[number];
type Entry = MenuEntry & { readonly picture?: Illustration };

type MenuBoardProps = {
	readonly items: readonly MenuEntry[];
	readonly tiles: readonly MenuTile[];
	readonly groups: Readonly<Record<Kind, string>>;
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
	const entries: Readonly<Record<Kind, readonly Entry[]>> = { items, tiles };
	return (
		<div className={css.board}>
			{kinds.map((kind) => (
				<section key={kind} aria-labelledby={`menu-${kind}`}>
					<h2 className="h3" id={`menu-${kind}`}>
						{groups[kind]}
					</h2>
					<ul className={css[kind]}>
						{entries[kind].map((entry) => (
							<MenuChoice
								key={entry.name}
								entry={entry}
								chosen={entry.name === chosen}
								choose={() => choose(entry.name)}
							/>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

type MenuChoiceProps = {
	readonly entry: Entry;
	readonly chosen: boolean;
	readonly choose: () => void;
};

/** One entry of the conference menu: a toggle, and the summary it shows (MENU-3). */
function MenuChoice({ entry, chosen, choose }: MenuChoiceProps) {
	const { picture, summary, link } = entry;
	const name = (
		<>
			{picture && (
				<Picture {...picture} alt="" sizes="(min-width: 768px) 24vw, 45vw" className={css.picture} />
			)}
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
				<p>{summary}</p>
				<GoLink {...link} />
			</div>
		</li>
	);
}
