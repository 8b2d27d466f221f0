import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { Door } from '#content/shapes.ts';
import css from './doors-head.module.css';

type DoorsHeadProps = {
	readonly heading: string;
	/** Two, of one height: side by side from 768 px up, one above the other below that. */
	readonly doors: readonly Door[];
};

/** Opens a page for two kinds of readers: the title on paper, then a door for each in its own dye, all of it one link. */
export function DoorsHead({ heading, doors }: DoorsHeadProps) {
	return (
		<div>
			<div className={`wrap ${css.title}`}>
				<h1 className="h1">{heading}</h1>
			</div>
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
		</div>
	);
}
