import { GoLink } from '#app/widgets/go-link.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { PastEdition as PastEditionWords } from '#content/shapes.ts';
import { EditionSays } from './edition-line.tsx';
import css from './past-edition.module.css';

/** A conference on the list of past ones, with the ways to what it left behind (PAST-1). */
export function PastEdition({ edition, when, where, text, picture, links }: PastEditionWords) {
	return (
		<article className={css.edition}>
			<Picture {...picture} className={css.picture} sizes="(min-width: 1024px) 35vw, 90vw" />
			<div className={css.words}>
				<h2 className="h2">{edition.name}</h2>
				<p className={css.when}>
					<EditionSays edition={edition} words={when} />
					<br />
					{where}
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
