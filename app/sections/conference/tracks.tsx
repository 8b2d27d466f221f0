import { Anchor } from '#app/widgets/anchor.tsx';
import { Fold } from '#app/widgets/fold.tsx';
import type { Link, Track } from '#content/shapes.ts';
import { TrackWeave } from './track-weave.tsx';
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
				return (
					<li key={title} className={css.track}>
						<TrackWeave track={at} className={css.weave} />
						<Fold
							id={`track-${at + 1}`}
							name="track"
							heading={title}
							fact={link && <span className={css.papers}>{link.fact}</span>}
						>
							<ul>
								{topics.map((topic) => (
									<li key={topic}>{topic}</li>
								))}
							</ul>
							{link && (
								<Anchor to={link.to} className="link">
									{link.label}
								</Anchor>
							)}
						</Fold>
					</li>
				);
			})}
		</ol>
	);
}
