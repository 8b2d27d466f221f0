import { useVisit } from '#app/behaviours/use-visit.ts';
import {
	type Edition,
	type EditionState,
	editionState,
	type PaperState,
	paperState,
	turningPoints,
} from '#contract/dates.ts';

/** Where an edition stands at the moment of the visit; before script, what is true whenever the page is read. */
export function useEditionState(edition: Edition): EditionState | 'standing' {
	const now = useVisit(turningPoints(edition));
	return now === undefined ? 'standing' : editionState(edition, now);
}

/** The same of its papers: whether they are taken. */
export function usePaperState(edition: Edition): PaperState | 'standing' {
	const now = useVisit(turningPoints(edition));
	return now === undefined ? 'standing' : paperState(edition, now);
}
