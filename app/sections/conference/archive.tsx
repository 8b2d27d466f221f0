import { Anchor } from '#app/widgets/anchor.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Link, MenuTile } from '#content/shapes.ts';
import css from './archive.module.css';

type ArchiveProps = { readonly heading: string; readonly menu: Link; readonly tiles: readonly MenuTile[] };

/** The archive below the hub's tabs: the tiles as plain links, beside the picture of the first. */
export function Archive({ heading, menu, tiles }: ArchiveProps) {
	return (
		<section className={css.archive} aria-labelledby="archive">
			<h2 className="h2" id="archive">
				{heading}
			</h2>
			<div className={css.tiles}>
				{tiles[0] && (
					<Picture
						{...tiles[0].picture}
						alt=""
						sizes={`(min-width: 1280px) 46rem, ${wideFrom(768, '55vw')}`}
						className={`crop ${css.picture}`}
					/>
				)}
				<ul>
					{tiles.map(({ name, link }) => (
						<li key={name}>
							<Anchor to={link.to} className={`advances ${css.tile}`}>
								<b>{name}</b>
								<Icon of={ArrowRight} />
							</Anchor>
						</li>
					))}
				</ul>
			</div>
			<GoLink {...menu} />
		</section>
	);
}
