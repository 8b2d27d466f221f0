import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Illustration, Stat } from '#content/shapes.ts';
import css from './last-edition.module.css';

type LastEditionProps = { readonly picture: Illustration; readonly figures: readonly Stat[] };

/** A scene of an edition beside what is known of it in figures, each of which says of what. */
export function LastEdition({ picture: { file, alt }, figures }: LastEditionProps) {
	return (
		<div className={css.edition}>
			<Picture
				file={file}
				alt={alt}
				sizes={`(min-width: 1024px) 45vw, ${betweenMargins}`}
				className={css.picture}
			/>
			<dl className={css.figures}>
				{figures.map(({ value, label }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
