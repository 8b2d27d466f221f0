import type { InEachPaperState } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { usePaperState } from './use-edition-state.ts';

type PaperSaysProps = { readonly edition: Edition; readonly words: InEachPaperState<string> };

/** Whether papers of an edition are taken at the moment of the visit, in words (CONF-8). */
export function PaperSays({ edition, words }: PaperSaysProps) {
	return <span>{words[usePaperState(edition)]}</span>;
}
