import { TallRoom } from '#app/widgets/room.tsx';
import { unbroken } from '#app/widgets/unbroken.tsx';
import type { EditionWords } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import css from './edition-text.module.css';
import { possibleWords, useEditionState } from './use-edition-state.ts';

type EditionTextProps = { readonly edition: Edition; readonly words: EditionWords };

/** Where an edition stands at the moment of the visit, as text alone; before script what is true whenever it is read. */
export function EditionText({ edition, words }: EditionTextProps) {
	const said = words[useEditionState(edition)];
	return <span key={said}>{unbroken(said)}</span>;
}

/** The same where nothing stands beside it on its line: while its state may still change, as tall as the longest of its words, so that nothing moves when others take their place (STATE-2). */
export function SteadyEditionText(props: EditionTextProps) {
	return (
		<TallRoom possible={possibleWords(props.edition, props.words)}>
			<EditionText {...props} />
		</TallRoom>
	);
}

/** The same as a paragraph of its own. */
export function EditionParagraph(props: EditionTextProps) {
	return (
		<p className={css.line}>
			<SteadyEditionText {...props} />
		</p>
	);
}
