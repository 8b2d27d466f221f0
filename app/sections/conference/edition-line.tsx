import { unbroken } from '#app/widgets/unbroken.tsx';
import type { EditionWords } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import css from './edition-line.module.css';
import { useEditionState } from './use-edition-state.ts';

type EditionLineProps = { readonly edition: Edition; readonly words: EditionWords };

/** Where an edition stands at the moment of the visit, as text alone; before script the standing words. */
export function EditionSays({ edition, words }: EditionLineProps) {
	const said = words[useEditionState(edition)];
	return <span key={said}>{unbroken(said)}</span>;
}

type EditionLeadProps = EditionLineProps & {
	/** It is on record as held: of its words only those that stand before script and the last can be said. */
	readonly isOver?: boolean;
};

/** The same where nothing stands beside it on its line: as tall as the longest of its words, so that nothing moves when others take their place. */
export function EditionLead({ isOver = false, ...props }: EditionLeadProps) {
	const { words } = props;
	const possible = isOver ? [words.standing, words.over] : Object.values(words);
	const longest = possible.reduce((one, other) => (other.length > one.length ? other : one));
	return (
		<span className={css.lead} data-longest={longest}>
			<span>
				<EditionSays {...props} />
			</span>
		</span>
	);
}

/** The same as a paragraph of its own. */
export function EditionLine(props: EditionLineProps) {
	return (
		<p className={css.line}>
			<EditionLead {...props} />
		</p>
	);
}
