import type { ReactNode } from 'react';
import { useVisit } from '#app/behaviours/use-visit.ts';
import { Section } from '#app/sections/section.tsx';
import type { PastEdition as PastEditionWords } from '#content/shapes.ts';
import { editionState, turningPoints } from '#contract/dates.ts';
import { PastEdition } from './past-edition.tsx';
import css from './past-editions.module.css';

type PastEditionsProps = {
	readonly editions: readonly PastEditionWords[];
	/** Below them: what is known of the years before. */
	readonly children: ReactNode;
};

/** The list of past conferences (PAST-1): those that are over on the visitor's clock, and before script those that certainly are. */
export function PastEditions({ editions, children }: PastEditionsProps) {
	const now = useVisit(editions.flatMap(({ edition }) => turningPoints(edition)));
	const held = editions.filter(({ edition, wasHeld }) =>
		now === undefined ? wasHeld : editionState(edition, now) === 'over',
	);
	return (
		<Section>
			<div className={css.editions}>
				{held.map((past) => (
					<PastEdition key={past.edition.id} {...past} />
				))}
				{children}
			</div>
		</Section>
	);
}
