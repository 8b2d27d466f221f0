import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { ListedEdition as ListedEditionWords } from '#content/shapes.ts';
import { LineLinks } from '../line-links.tsx';
import { EditionText } from './edition-text.tsx';
import css from './listed-edition.module.css';

/** A conference on the list of past ones, with the ways to what it left behind (PAST-1). */
export function ListedEdition({ edition, when, where, text, picture, links }: ListedEditionWords) {
	return (
		<article className={css.edition}>
			<Picture
				{...picture}
				sizes={`(min-width: 1024px) 60vw, ${betweenMargins}`}
				className={`crop ${css.picture}`}
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
				<p className="soft">{text}</p>
				<LineLinks lines={links} />
			</div>
		</article>
	);
}
