import { useVisit } from '#app/behaviours/use-visit.ts';
import { Section } from '#app/sections/section.tsx';
import type { PastEdition as PastEditionWords } from '#content/shapes.ts';
import { editionState, turningPoints } from '#contract/dates.ts';
import { PastEdition } from './past-edition.tsx';

/** The list of past conferences (PAST-1), without those that are still to come on the visitor's clock. */
export function PastEditions({ editions }: { readonly editions: readonly PastEditionWords[] }) {
	const now = useVisit(editions.flatMap(({ edition }) => turningPoints(edition)));
	const held = editions.filter(({ edition }) => now === undefined || editionState(edition, now) === 'over');
	return (
		<Section of={held}>
			{held.map((past) => (
				<PastEdition key={past.edition.id} {...past} />
			))}
		</Section>
	);
}
