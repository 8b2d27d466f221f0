import { useEffect, useState } from 'react';
import { askUntilItComes } from '#app/behaviours/ask-until-it-comes.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';
import { calls } from '#content/conference/registration-calls.ts';
import { conferenceNavigation as navigation } from '#content/site/navigation.ts';
import { Layout } from './layout.tsx';

type Call = typeof import('#app/editions/registration-call.ts');

/** Whether the edition was over when the page was built: then the header says so from the first paint on (STATE-2). */
const isOver = import.meta.env.VITE_LASTING_STATE === 'over';
const first = calls[isOver ? 'over' : 'standing'];
const labels = isOver ? [first] : [...new Set(Object.values(calls))];

/**
 * What the way to the registration is called while the visitor looks, and all that it may be called. The dates are fetched
 * apart, so that no other page of the site loads an edition, and only while they can change it.
 */
function useRegistrationCall(): { readonly label: string; readonly labels: readonly string[] } {
	const [call, tell] = useState<Call>();
	useEffect(() => {
		if (!isOver) return askUntilItComes(() => import('#app/editions/registration-call.ts'), tell);
	}, []);
	const now = useVisit(call?.turns ?? []);
	return { label: (now !== undefined && call?.labelAt(now)) || first, labels };
}

/** The pages of the conference division. Their action follows the edition: to register, or to register interest. */
export function ConferenceLayout() {
	const action = { ...navigation.action, ...useRegistrationCall() };
	return <Layout thread="conferences" navigation={{ ...navigation, action }} />;
}
