import { Fold } from '#app/widgets/fold.tsx';
import { TextLink } from '#app/widgets/text-link.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import type { Link, Track } from '#content/shapes.ts';
import { Weft } from './structures.tsx';
import css from './tracks.module.css';

type TracksProps = {
	readonly tracks: readonly Track[];
	/** How many papers a track has and where they are, by its place from 0. */
	readonly papers?: ReadonlyMap<number, Link & { readonly fact: string }>;
};

/** The tracks by number, strips of different cloth on one weft; each opens to its topics (CONF-6). */
export function Tracks({ tracks, papers }: TracksProps) {
	return (
		<ol className={css.tracks}>
			{tracks.map(({ title, topics }, at) => {
				const link = papers?.get(at);
				const id = `track-${at + 1}`;
				const heading = <span className={css.title}>{title}</span>;
				return (
					<li key={title} className={css.track}>
						<svg className={css.weave} aria-hidden="true">
							<Weft id={`weave-${at + 1}`} track={at} patternTransform="scale(1.2 2.4)" />
							<rect width="100%" height="100%" fill={`url(#weave-${at + 1})`} />
						</svg>
						{topics.length === 0 && !link ? (
							<div id={id} className={css.alone}>
								<h3 className="h4">{heading}</h3>
							</div>
						) : (
							<Fold
								id={id}
								name="track"
								heading={heading}
								fact={link && <span className={css.papers}>{link.fact}</span>}
							>
								{topics.length > 0 && <TextList of={topics} />}
								{link && <TextLink {...link} />}
							</Fold>
						)}
					</li>
				);
			})}
		</ol>
	);
}
