import { Anchor } from '#app/widgets/anchor.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { MenuTile } from '#content/shapes.ts';
import css from './tile-links.module.css';

/** The tiles of the archive as plain links; the pictures say no more than the names. */
export function TileLinks({ tiles }: { tiles: readonly MenuTile[] }) {
	return (
		<ul className={css.tiles}>
			{tiles.map(({ name, picture, link }) => (
				<li key={name}>
					<Anchor to={link.to} className={css.tile}>
						<Picture file={picture} alt="" className={css.picture} sizes="(min-width: 768px) 30vw, 45vw" />
						<b>{name}</b>
					</Anchor>
				</li>
			))}
		</ul>
	);
}
