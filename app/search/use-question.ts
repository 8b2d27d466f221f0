import { type RefObject, useEffect, useRef, useState } from 'react';
import * as timings from '#app/behaviours/timings.ts';

type Question = {
	readonly field: RefObject<HTMLInputElement | null>;
	readonly words: string;
	/** Takes what is typed. */
	readonly type: (words: string) => void;
	/** Hands over at once what waits for a pause: a page that is on its way must not be met by it. */
	readonly settle: () => void | Promise<void>;
};

/**
 * What the search is asked: what was typed, before script came too, or else what the address asks.
 * @param asked the question of the address; undefined while that only repeats what is typed
 * @param onQuestion told what was typed, after a pause
 */
export function useQuestion(
	asked: string | undefined,
	onQuestion: ((words: string) => void | Promise<void>) | undefined,
): Question {
	const field = useRef<HTMLInputElement>(null);
	const begun = useRef(false);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [words, setWords] = useState('');

	useEffect(() => {
		if (!field.current) return;
		if (asked && (begun.current || field.current.value === '')) field.current.value = asked;
		begun.current = true;
		setWords(field.current.value);
	}, [asked]);
	useEffect(() => () => clearTimeout(pause.current), []);

	function settle() {
		if (pause.current === undefined) return;
		clearTimeout(pause.current);
		pause.current = undefined;
		return onQuestion?.(field.current?.value ?? '');
	}
	function type(typed: string) {
		setWords(typed);
		clearTimeout(pause.current);
		pause.current = setTimeout(settle, timings.questionPause);
	}
	return { field, words, type, settle };
}
