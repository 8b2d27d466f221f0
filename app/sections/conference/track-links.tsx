import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { TrackLink } from '#content/shapes.ts';
import css from './track-links.module.css';

/** The tracks of the proceedings, each with the count of its papers (PROC-1). */
export function TrackLinks({ tracks, unit }: { tracks: readonly TrackLink[]; unit: string }) {
	return (
		<ol className={css.tracks}>
			{tracks.map(({ title, to, paperCount, type }) => (
				<li key={title} className={css.track}>
					<p className={css.count}>
						<b>{paperCount}</b>
						{` ${unit}`}
					</p>
					<div>
						<h3 className="h3">
							<Anchor to={to} className="whole">
								{title}
							</Anchor>
						</h3>
						<p className={css.type}>{type}</p>
					</div>
					<Icon of={ArrowRight} className={css.arrow} />
				</li>
			))}
		</ol>
	);
}
