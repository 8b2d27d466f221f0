import { useEffect, useState } from 'react';
import { askUntilItComes } from '#app/behaviours/ask-until-it-comes.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';

type Call = typeof import('#content/conference/registration-call.ts');

/**
 * What the way to the registration is called while the visitor looks: undefined until the dates have come. They are
 * fetched apart, so that no other page of the site loads an edition.
 */
export function useRegistrationCall(): string | undefined {
	const [call, tell] = useState<Call>();
	useEffect(() => askUntilItComes(() => import('#content/conference/registration-call.ts'), tell), []);
	const now = useVisit(call?.turns ?? []);
	return now === undefined ? undefined : call?.labelAt(now);
}
