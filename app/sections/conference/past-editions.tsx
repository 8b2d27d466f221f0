import { builtAfter } from '#app/behaviours/built-after.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';
import { Section } from '#app/sections/section.tsx';
import type { ListedEdition as ListedEditionWords } from '#content/shapes.ts';
import { editionState, turningPoints } from '#contract/dates.ts';
import { ListedEdition } from './listed-edition.tsx';
import css from './past-editions.module.css';

/** The list of past conferences (PAST-1): those that are over on the visitor's clock, and before script those that were when it was built. */
export function PastEditions({ editions }: { readonly editions: readonly ListedEditionWords[] }) {
	const now = useVisit(editions.flatMap(({ edition }) => turningPoints(edition)));
	const held = editions.filter(({ edition }) => editionState(edition, now ?? builtAfter) === 'over');
	return (
		<Section of={held}>
			<div className={css.editions}>
				{held.map((past) => (
					<ListedEdition key={past.edition.id} {...past} />
				))}
			</div>
		</Section>
	);
}
