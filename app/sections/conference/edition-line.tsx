import { Fragment } from 'react';
import { unbroken } from '#app/widgets/unbroken.tsx';
import type { EditionWords } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import css from './edition-line.module.css';
import { useEditionState } from './use-edition-state.ts';

type EditionLineProps = { readonly edition: Edition; readonly words: EditionWords };

/** Where an edition stands at the moment of the visit, as text alone; before script the standing words. */
export function EditionSays({ edition, words }: EditionLineProps) {
	const said = words[useEditionState(edition)];
	// other words are other nodes: the text behind an unbroken name would count as moved
	return <Fragment key={said}>{unbroken(said)}</Fragment>;
}

/** The same where nothing stands beside it on its line: as tall as the longest of its words, so that nothing moves when others take their place. */
export function EditionLead(props: EditionLineProps) {
	const longest = Object.values(props.words).reduce((one, other) =>
		other.length > one.length ? other : one,
	);
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
