import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { IntroWithActions } from '#content/shapes.ts';

type OpeningActionsProps = Pick<IntroWithActions, 'actions'> & {
	/** Whether they stand on a dyed or dark ground. */
	readonly dyed: boolean;
};

/** What a head asks for: the first action leads. */
export function OpeningActions({ actions, dyed }: OpeningActionsProps) {
	return actions.map((action, at) =>
		at === 0 ? (
			<ButtonLink key={action.label} {...action} kind={dyed ? 'ink' : 'solid'} icon={ArrowRight} />
		) : (
			<ButtonLink key={action.label} {...action} kind={dyed ? 'lineink' : 'line'} />
		),
	);
}
