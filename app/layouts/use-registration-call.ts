import { useEffect, useState } from 'react';
import { askUntilItComes } from '#app/behaviours/ask-until-it-comes.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';
import { calls } from '#content/conference/registration-calls.ts';

type Call = typeof import('#content/conference/registration-call.ts');

/** Said before the dates have come, and where they do not: for good, where the edition was over when the page was built (STATE-2). */
const isOver = import.meta.env.VITE_LASTING_STATE === 'over';

/**
 * What the way to the registration is called while the visitor looks. The dates are fetched apart, so that no other page
 * of the site loads an edition.
 */
export function useRegistrationCall(): string {
	const [call, tell] = useState<Call>();
	useEffect(() => askUntilItComes(() => import('#content/conference/registration-call.ts'), tell), []);
	const now = useVisit(call?.turns ?? []);
	const label = now === undefined ? undefined : call?.labelAt(now);
	return label ?? calls[isOver ? 'over' : 'standing'];
}
