import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { Door } from '#content/shapes.ts';
import css from './doors.module.css';

/** A door for each of two kinds of readers, in its own dye, all of it one link; side by side from 768 px up. */
export function Doors({ doors }: { doors: readonly Door[] }) {
	return (
		<div className={css.doors}>
			{doors.map(({ thread, picture, heading: title, lead, to, more }, at) => (
				<article key={to} data-thread={thread} className={`on-field ${css.door}`}>
					<Picture
						{...picture}
						eager={at === 0 || 'low'}
						sizes={wideFrom(768, '50vw')}
						className={`crop ${css.picture}`}
					/>
					<div className={css.words}>
						<h2 className="h2">
							<TextLink label={title} to={to} whole />
						</h2>
						<p className="lead">{lead}</p>
						<span className={`btn btn--ink ${css.sign}`} aria-hidden="true">
							<span>{more}</span>
							<Icon of={ArrowRight} />
						</span>
					</div>
				</article>
			))}
		</div>
	);
}
