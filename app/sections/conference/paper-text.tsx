import { TallRoom } from '#app/widgets/room.tsx';
import type { InEachPaperState } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { possiblePaperWords, usePaperState } from './use-edition-state.ts';

type PaperTextProps = { readonly edition: Edition; readonly words: InEachPaperState<string> };

/** Whether papers of an edition are taken at the moment of the visit, in words, as tall as the longest of them (CONF-8). */
export function PaperText({ edition, words }: PaperTextProps) {
	return <TallRoom possible={possiblePaperWords(edition, words)}>{words[usePaperState(edition)]}</TallRoom>;
}
