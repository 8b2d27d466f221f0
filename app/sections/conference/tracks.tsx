import { Anchor } from '#app/widgets/anchor.tsx';
import type { Link, Track } from '#content/shapes.ts';
import css from './tracks.module.css';

type TracksProps = {
	readonly tracks: readonly Track[];
	/** Where the papers of a track are, by its place from 0. */
	readonly papers?: ReadonlyMap<number, Link>;
};

/** The tracks by number, each with its topics (CONF-6) and what was published in it. */
export function Tracks({ tracks, papers }: TracksProps) {
	return (
		<ol className={css.tracks}>
			{tracks.map(({ title, topics }, at) => {
				const link = papers?.get(at);
				return (
					<li key={title} id={`track-${at + 1}`} className={css.track}>
						<span className={css.number} aria-hidden="true">
							{at + 1}
						</span>
						<h3 className="h3">{title}</h3>
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
					</li>
				);
			})}
		</ol>
	);
}
