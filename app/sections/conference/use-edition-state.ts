import { builtAfter } from '#app/behaviours/built-after.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';
import type { InEachPaperState, InEachState } from '#content/shapes.ts';
import {
	type Edition,
	editionState,
	lastingPaperState,
	lastingState,
	type PaperState,
	paperState,
	turningPoints,
} from '#contract/dates.ts';
import type { EditionState } from '#contract/edition-states.ts';

/** Where an edition stands at the moment of the visit; before script, what is true whenever the page is read (STATE-2). */
export function useEditionState(edition: Edition): EditionState | 'standing' {
	const now = useVisit(turningPoints(edition));
	return now === undefined ? (lastingState(edition, builtAfter) ?? 'standing') : editionState(edition, now);
}

/** Whether it is over for everybody who looks at this page, so that the page need not ask the clock. */
export const isOver = (edition: Edition): boolean => lastingState(edition, builtAfter) === 'over';

/** The same of its papers: whether none are taken any more. */
export const arePapersClosed = (edition: Edition): boolean =>
	lastingPaperState(edition, builtAfter) === 'closed';

/** The same of its papers: whether they are taken. */
export function usePaperState(edition: Edition): PaperState | 'standing' {
	const now = useVisit(turningPoints(edition));
	return now === undefined
		? (lastingPaperState(edition, builtAfter) ?? 'standing')
		: paperState(edition, now);
}

/** What may still be said of an edition, of all that is said in one state or another. */
export function possibleWords<Words>(edition: Edition, words: InEachState<Words>): readonly Words[] {
	const lasting = lastingState(edition, builtAfter);
	return lasting ? [words[lasting]] : Object.values(words);
}

/** The same of its papers. */
export function possiblePaperWords<Words>(
	edition: Edition,
	words: InEachPaperState<Words>,
): readonly Words[] {
	const lasting = lastingPaperState(edition, builtAfter);
	return lasting ? [words[lasting]] : Object.values(words);
}
