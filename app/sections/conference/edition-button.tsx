import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { InEachState, Link } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { possibleWords, useEditionState } from './use-edition-state.ts';

type EditionButtonProps = {
	readonly edition: Edition;
	readonly links: InEachState<Link>;
	/** Filled with an arrow, or in outline. */
	readonly kind: 'ink' | 'lineink';
};

/** What one does at an edition, by where it stands at the moment of the visit; on a dyed field. */
export function EditionButton({ edition, links, kind }: EditionButtonProps) {
	const icon = kind === 'ink' ? { icon: ArrowRight } : {};
	const labels = possibleWords(edition, links).map(({ label }) => label);
	return <ButtonLink {...links[useEditionState(edition)]} labels={labels} kind={kind} {...icon} />;
}
