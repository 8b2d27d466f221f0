import { useVisit } from '#app/behaviours/use-visit.ts';
import { type Edition, ends, hasPassed, type ImportantDate, midnight } from '#contract/dates.ts';

/** `standing` is what is true whenever the page is read. */
export type DeadlineWords = Readonly<Record<'standing' | 'early' | 'before' | 'after', string>>;

type DeadlineLineProps = {
	readonly date: ImportantDate;
	/** The day from which it counts, where one is given. */
	readonly from: Edition['call'];
	readonly words: DeadlineWords;
};

/** Whether there is still time on the day of the visit; before script the standing words. */
export function DeadlineLine({ date, from, words }: DeadlineLineProps) {
	const opens = from === undefined ? -Infinity : midnight(from);
	const now = useVisit([opens, ends(date)]);
	return <p className="note">{words[stateAt(now)]}</p>;

	function stateAt(now: number | undefined): keyof DeadlineWords {
		if (now === undefined) return 'standing';
		if (hasPassed(date, now)) return 'after';
		return now < opens ? 'early' : 'before';
	}
}
