import { Anchor } from '#app/widgets/anchor.tsx';
import { Fold } from '#app/widgets/fold.tsx';
import type { Link, Track } from '#content/shapes.ts';
import css from './tracks.module.css';

type TracksProps = {
	readonly tracks: readonly Track[];
	/** How many papers a track has and where they are, by its place from 0. */
	readonly papers?: ReadonlyMap<number, Link & { readonly count: number; readonly fact: string }>;
};

/** The tracks by number, a line each that opens to its topics (CONF-6), with a thread for each paper; of one that was not counted, an empty frame. */
export function Tracks({ tracks, papers }: TracksProps) {
	return (
		<ol className={css.tracks}>
			{tracks.map(({ title, topics }, at) => {
				const link = papers?.get(at);
				return (
					<li key={title} className={css.track}>
						<Fold
							id={`track-${at + 1}`}
							name="track"
							heading={title}
							fact={
								link ? (
									<>
										<svg className={css.threads} width={4 * link.count} height="16" aria-hidden="true" />
										<span>{link.fact}</span>
									</>
								) : (
									papers && papers.size > 0 && <i className={css.unknown} />
								)
							}
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
