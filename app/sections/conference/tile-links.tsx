import { Anchor } from '#app/widgets/anchor.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { MenuTile } from '#content/shapes.ts';
import css from './tile-links.module.css';

/** The tiles of the archive as plain links. */
export function TileLinks({ tiles }: { tiles: readonly MenuTile[] }) {
	return (
		<ul className={css.tiles}>
			{tiles.map(({ name, picture, link }) => (
				<li key={name}>
					<Anchor to={link.to} className={css.tile}>
						<Picture {...picture} alt="" sizes="(min-width: 768px) 24vw, 45vw" className={css.picture} />
						<b>{name}</b>
					</Anchor>
				</li>
			))}
		</ul>
	);
}
