import { builtAfter } from '#app/behaviours/built-after.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';
import { Section } from '#app/sections/section.tsx';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { ListedEdition } from '#content/shapes.ts';
import { editionState, turningPoints } from '#contract/dates.ts';
import { LineLinks } from '../line-links.tsx';
import { EditionText } from './edition-text.tsx';
import css from './past-editions.module.css';

/** The list of past conferences, with the ways to what each left behind (PAST-1): those that are over on the visitor's clock, and before script those that were when it was built. */
export function PastEditions({ editions }: { readonly editions: readonly ListedEdition[] }) {
	const now = useVisit(editions.flatMap(({ edition }) => turningPoints(edition)));
	const held = editions.filter(({ edition }) => editionState(edition, now ?? builtAfter) === 'over');
	return (
		<Section of={held}>
			{held.map(({ edition, when, where, text, picture, links }) => (
				<article key={edition.id} className={`abreast ${css.edition}`}>
					<Picture {...picture} sizes={wideFrom(1024, '60vw')} className={`crop ${css.picture}`} />
					<div className={`stack ${css.words}`}>
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
			))}
		</Section>
	);
}
