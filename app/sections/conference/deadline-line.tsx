import { useVisit } from '#app/behaviours/use-visit.ts';
import { hasPassed, type ImportantDate } from '#contract/dates.ts';

export type DeadlineWords = { readonly before: string; readonly after: string };

/** Whether there is still time on the day of the visit; before script the words that stay true. */
export function DeadlineLine({ date, words }: { date: ImportantDate; words: DeadlineWords }) {
	const now = useVisit();
	const inTime = now !== undefined && !hasPassed(date, now);
	return (
		<p className="note" data-in-time={inTime || undefined}>
			{inTime ? words.before : words.after}
		</p>
	);
}
