import { Anchor } from '#app/widgets/anchor.tsx';
import { Art } from '#app/widgets/art.tsx';
import type { MenuTile } from '#content/shapes.ts';
import css from './tile-links.module.css';

/** The tiles of the archive as plain links. */
export function TileLinks({ tiles }: { tiles: readonly MenuTile[] }) {
	return (
		<ul className={css.tiles}>
			{tiles.map(({ name, plate, link }) => (
				<li key={name}>
					<Anchor to={link.to} className={css.tile}>
						<Art of={plate} className={css.plate} />
						<b>{name}</b>
					</Anchor>
				</li>
			))}
		</ul>
	);
}
