import { GoLink } from '#app/widgets/go-link.tsx';
import type { Link, MenuTile } from '#content/shapes.ts';
import css from './tile-links.module.css';
import { TileLinks } from './tile-links.tsx';

/** The archive below the hub's tabs. */
export function Archive({
	heading,
	menu,
	tiles,
}: {
	heading: string;
	menu: Link;
	tiles: readonly MenuTile[];
}) {
	return (
		<section className={css.archive} aria-labelledby="archive">
			<h2 className="h2" id="archive">
				{heading}
			</h2>
			<TileLinks tiles={tiles} />
			<GoLink {...menu} />
		</section>
	);
}
