import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { MenuTile } from '#content/shapes.ts';
import css from './tile-links.module.css';

/** The tiles of the archive as plain links, beside the picture of the first. */
export function TileLinks({ tiles: [first, ...others] }: { tiles: readonly MenuTile[] }) {
	if (first === undefined) return null;
	return (
		<div className={css.tiles}>
			<Picture
				{...first.picture}
				alt=""
				sizes={`(min-width: 1280px) 46rem, (min-width: 768px) 55vw, ${betweenMargins}`}
				className={css.picture}
			/>
			<ul>
				{[first, ...others].map(({ name, link }) => (
					<li key={name}>
						<Anchor to={link.to} className={css.tile}>
							<b>{name}</b>
							<Icon of={ArrowRight} className={css.arrow} />
						</Anchor>
					</li>
				))}
			</ul>
		</div>
	);
}
