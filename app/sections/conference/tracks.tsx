import type { Track } from '#content/shapes.ts';
import css from './tracks.module.css';

/** The tracks by number, each with its topics (CONF-6). */
export function Tracks({ tracks }: { tracks: readonly Track[] }) {
	return (
		<ol className={css.tracks}>
			{tracks.map(({ title, topics }, at) => (
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
				</li>
			))}
		</ol>
	);
}
