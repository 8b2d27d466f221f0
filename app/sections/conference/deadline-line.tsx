import { useVisit } from '#app/behaviours/use-visit.ts';
import { ends, hasPassed, type ImportantDate } from '#contract/dates.ts';

/** `standing` is what is true whenever the page is read. */
export type DeadlineWords = Readonly<Record<'standing' | 'before' | 'after', string>>;

/** Whether there is still time on the day of the visit; before script the standing words. */
export function DeadlineLine({ date, words }: { date: ImportantDate; words: DeadlineWords }) {
	const now = useVisit([ends(date)]);
	const state = now === undefined ? 'standing' : hasPassed(date, now) ? 'after' : 'before';
	return <p className="note">{words[state]}</p>;
}
