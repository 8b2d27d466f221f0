import { GoLink } from '#app/widgets/go-link.tsx';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import type { Theme } from '#content/shapes.ts';
import css from './theme-bands.module.css';

type ThemeBandsProps = {
	readonly label: string;
	readonly themes: readonly Theme[];
};

/** ABOUT-1 at length: one band a theme, the picture now at the right, now at the left; every third fills the window in its dye. */
export function ThemeBands({ label, themes }: ThemeBandsProps) {
	return (
		<section className={css.bands} aria-label={label}>
			{themes.map(({ id, title, draft, text, points, more, picture, thread }, at) => (
				<article
					key={id}
					id={id}
					className={at % 3 === 2 ? `on-field ${css.field}` : undefined}
					data-thread={thread}
				>
					<div className={`wrap ${css.band}`}>
						<div className={css.words}>
							<div className={css.head}>
								<span className={`draft draft--${draft} ${css.draft}`} aria-hidden="true" />
								<h2 className="h2">{title}</h2>
							</div>
							{text.map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
							<TextList of={points} />
							{more === undefined ? null : <GoLink {...more} />}
						</div>
						<Picture {...picture} sizes={wideFrom(768, '45vw')} className={css.picture} />
					</div>
				</article>
			))}
		</section>
	);
}
