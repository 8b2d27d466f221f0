import { Fragment } from 'react';
import { useVisit } from '#app/behaviours/use-visit.ts';
import { unbroken } from '#app/widgets/unbroken.tsx';
import type { EditionWords } from '#content/shapes.ts';
import { type Edition, editionState, turningPoints } from '#contract/dates.ts';
import css from './edition-line.module.css';

type EditionLineProps = { readonly edition: Edition; readonly words: EditionWords };

/** Where an edition stands at the moment of the visit, as text alone; before script the standing words. */
export function EditionSays({ edition, words }: EditionLineProps) {
	const now = useVisit(turningPoints(edition));
	const said = words[now === undefined ? 'standing' : editionState(edition, now)];
	// other words are other nodes: the text behind an unbroken name would count as moved
	return <Fragment key={said}>{unbroken(said)}</Fragment>;
}

/** The same as a paragraph of its own. */
export function EditionLine(props: EditionLineProps) {
	return (
		<p className={css.line}>
			<EditionSays {...props} />
		</p>
	);
}
