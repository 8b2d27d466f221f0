import * as timings from '#app/behaviours/timings.ts';
import { useRotation } from '#app/behaviours/use-rotation.ts';
import { useSwipe } from '#app/behaviours/use-swipe.ts';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Pause, Play } from '#app/widgets/icons.ts';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Feature, Intro, PictureFile } from '#content/shapes.ts';
import css from './highlights.module.css';

type HighlightsProps = Intro & {
	readonly label: string;
	/** Each with a scene, which is decoration. */
	readonly items: readonly (Feature & { readonly picture: PictureFile })[];
};

/** Three highlights, always readable, which fade in when the page is loaded; while they play, the emphasis moves from one to the next (WEB-1). */
export function Highlights({ heading, lead, label, items }: HighlightsProps) {
	const rotation = useRotation({ count: items.length, every: timings.highlight });
	const { index, playing, toggle, containerProps } = rotation;
	const swipes = useSwipe(rotation);
	return (
		<section className={css.highlights} aria-label={label} {...containerProps}>
			<SectionHeading heading={heading} lead={lead} />
			<ul data-playing={playing || undefined} {...swipes}>
				{items.map(({ title, text, picture }, at) => (
					<li key={title} className={`selvedge ${css.item}`} data-current={at === index || undefined}>
						<Picture file={picture} alt="" sizes={wideFrom(768, '30vw')} className="crop" />
						<h3 className="h3">{title}</h3>
						<p className="soft">{text}</p>
					</li>
				))}
			</ul>
			<button type="button" className={`btn btn--line btn--sm needs-script ${css.pause}`} onClick={toggle}>
				<Icon of={playing ? Pause : Play} />
				<span>{playing ? 'Pause highlights' : 'Start highlights'}</span>
			</button>
		</section>
	);
}
