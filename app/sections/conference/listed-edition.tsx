import { GoLink } from '#app/widgets/go-link.tsx';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { ListedEdition as ListedEditionWords } from '#content/shapes.ts';
import { EditionText } from './edition-text.tsx';
import css from './listed-edition.module.css';

/** A conference on the list of past ones, with the ways to what it left behind (PAST-1). */
export function ListedEdition({ edition, when, where, text, picture, links }: ListedEditionWords) {
	return (
		<article className={css.edition}>
			<Picture
				file={picture.file}
				alt={picture.alt}
				sizes={`(min-width: 1024px) 60vw, ${betweenMargins}`}
				className={css.picture}
			/>
			<div className={css.words}>
				<h2 className="h2">{edition.name}</h2>
				<p className={css.when}>
					<EditionText edition={edition} words={when} />
					{where !== undefined && (
						<>
							<br />
							<span>{where}</span>
						</>
					)}
				</p>
				<p>{text}</p>
				<ul className={css.links}>
					{links.map((link) => (
						<li key={link.to}>
							<GoLink {...link} />
						</li>
					))}
				</ul>
			</div>
		</article>
	);
}
