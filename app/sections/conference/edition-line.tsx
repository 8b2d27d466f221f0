import { useVisit } from '#app/behaviours/use-visit.ts';
import { type Edition, type EditionState, editionState } from '#contract/dates.ts';
import css from './edition-line.module.css';

/** The words of each state, and the standing words that are true whenever the page is read. */
export type EditionWords = Readonly<Record<EditionState | 'standing', string>>;

/** Where an edition stands on the day of the visit; before script the standing words. */
export function EditionLine({ edition, words }: { edition: Edition; words: EditionWords }) {
	const now = useVisit();
	const state = now === undefined ? 'standing' : editionState(edition, now);
	return (
		<p className={css.line} data-state={state}>
			{words[state]}
		</p>
	);
}
