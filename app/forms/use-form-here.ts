import { useEffect, useReducer } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { FormTopics } from '#content/shapes.ts';
import type { FormPlace } from './draft.ts';

/** The place of a form on the page that one is on. */
export function useFormHere(form: string, topics?: FormTopics): FormPlace {
	const { pathname, search } = useLocation();
	return { form: `${form} ${pathname}`, search: topics?.find(search)?.search ?? '' };
}

/** The state of a history entry to which a message that was begun goes along: its visitor gave it another topic. */
export const goesAlong = { messageGoesAlong: true } as const;

export function useGoesAlong(): boolean {
	const type = useNavigationType();
	return useLocation().state?.messageGoesAlong === true && type !== 'POP';
}

/** How often the page came back as it was left, from the browser's memory: what is kept may be newer by then. */
export function useReturns(): number {
	const [returns, count] = useReducer((before: number) => before + 1, 0);
	useEffect(() => {
		const shown = ({ persisted }: PageTransitionEvent) => persisted && count();
		addEventListener('pageshow', shown);
		return () => removeEventListener('pageshow', shown);
	}, []);
	return returns;
}
