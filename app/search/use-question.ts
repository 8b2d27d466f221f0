import { useEffect, useRef, useState } from 'react';
import * as timings from '#app/behaviours/timings.ts';
import { keptOf } from './search-address.ts';

/**
 * What the search is asked: what was typed, before script came too, or else what the address asks.
 * @param asked the question of the address, where that keeps it
 * @param onQuestion told what was typed, after a pause
 */
export function useQuestion(asked?: string, onQuestion?: (words: string) => void | Promise<void>) {
	const field = useRef<HTMLInputElement>(null);
	/** Whether the first effect has run: it alone can find words typed before hydration, which win over the address. */
	const begun = useRef(false);
	/** What was handed over last: an address that asks the same follows the field, any other fills it. */
	const told = useRef<string>(undefined);
	/** The timer of the pause that hands over what is typed; none while nothing waits. */
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [words, setWords] = useState('');

	useEffect(() => {
		if (!field.current) return;
		const byOthers = begun.current ? asked !== told.current : field.current.value === '';
		if (asked && byOthers) {
			field.current.value = asked;
			told.current = undefined;
		}
		begun.current = true;
		setWords(field.current.value);
	}, [asked]);
	useEffect(() => () => clearTimeout(pause.current), []);

	/** Hands over at once what waits for a pause: a page that is on its way must not be met by it. */
	function settle() {
		if (pause.current === undefined) return;
		clearTimeout(pause.current);
		pause.current = undefined;
		const { value = '' } = field.current ?? {};
		told.current = keptOf(value);
		return onQuestion?.(value);
	}
	/** Takes what is typed. */
	function type(typed: string) {
		setWords(typed);
		clearTimeout(pause.current);
		pause.current = setTimeout(settle, timings.questionPause);
	}
	return { field, words, type, settle };
}
