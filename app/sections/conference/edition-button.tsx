import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { InEachState, Link } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { useEditionState } from './use-edition-state.ts';

type EditionButtonProps = { readonly edition: Edition; readonly links: InEachState<Link> };

/** What one does first at an edition, by where it stands at the moment of the visit; on a dyed field. */
export function EditionButton({ edition, links }: EditionButtonProps) {
	return <ButtonLink {...links[useEditionState(edition)]} kind="ink" icon={ArrowRight} />;
}
