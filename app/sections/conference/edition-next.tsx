import { GoLink } from '#app/widgets/go-link.tsx';
import type { EditionWords, InEachState, Link } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import css from './edition-next.module.css';
import { SteadyEditionText } from './edition-text.tsx';
import { useEditionState } from './use-edition-state.ts';

type EditionNextProps = {
	readonly edition: Edition;
	readonly words: EditionWords;
	readonly links: InEachState<Link>;
};

/** When the next conference is, or that none is announced, and the way to hear of it (STATE-3). */
export function EditionNext({ edition, words, links }: EditionNextProps) {
	return (
		<p className={css.next}>
			<SteadyEditionText edition={edition} words={words} />
			<GoLink {...links[useEditionState(edition)]} />
		</p>
	);
}
