import type { Technology } from '#content/shapes.ts';
import css from './tech-tiles.module.css';

/** Names with what each is for, dyed and undyed in turn as plain weave (RT-36). */
export function TechTiles({ items }: { items: readonly Technology[] }) {
	return (
		<ul className={css.tiles}>
			{items.map(({ name, use }) => (
				<li key={name}>
					<b>{name}</b>
					<span>{use}</span>
				</li>
			))}
		</ul>
	);
}
