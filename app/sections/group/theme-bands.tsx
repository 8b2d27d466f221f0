import { GoLink } from '#app/widgets/go-link.tsx';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Theme } from '#content/shapes.ts';
import css from './theme-bands.module.css';

/** ABOUT-1 at length: one band a theme, the picture now at the right, now at the left. */
export function ThemeBands({ themes }: { themes: readonly Theme[] }) {
	return (
		<div className={css.bands}>
			{themes.map(({ id, title, draft, text, points, more, picture, thread }) => (
				<article key={id} id={id} className={css.band} data-thread={thread}>
					<div className={css.words}>
						<div className={css.head}>
							<span className={`draft draft--${draft} ${css.draft}`} aria-hidden="true" />
							<div>
								<h2 className="h2">{title}</h2>
							</div>
						</div>
						{text.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
						<ul>
							{points.map((point) => (
								<li key={point}>{point}</li>
							))}
						</ul>
						{more === undefined ? null : <GoLink {...more} />}
					</div>
					<Picture
						{...picture}
						sizes={`(min-width: 1024px) 40rem, (min-width: 768px) 45vw, ${betweenMargins}`}
						className={css.picture}
					/>
				</article>
			))}
		</div>
	);
}
