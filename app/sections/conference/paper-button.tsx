import { ButtonLink } from '#app/widgets/button-link.tsx';
import type { InEachPaperState, Link } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { usePaperState } from './use-edition-state.ts';

type PaperButtonProps = { readonly edition: Edition; readonly links: InEachPaperState<Link> };

/** Leads to the form for papers; it promises a submission only while papers are taken (CONF-8). */
export function PaperButton({ edition, links }: PaperButtonProps) {
	const state = usePaperState(edition);
	return <ButtonLink {...links[state]} kind={state === 'open' ? 'solid' : 'line'} />;
}
