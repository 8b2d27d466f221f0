import { useVisit } from '#app/behaviours/use-visit.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import type { Link } from '#content/shapes.ts';
import { ends, hasPassed, type ImportantDate } from '#contract/dates.ts';

type SubmitButtonProps = {
	readonly submit: Link;
	/** Takes its place once the deadline has passed. */
	readonly after: Link;
	readonly deadline: ImportantDate | undefined;
};

/** Leads to the form for papers; after the deadline it no longer promises a submission (CONF-8). */
export function SubmitButton({ submit, after, deadline }: SubmitButtonProps) {
	const now = useVisit(deadline ? [ends(deadline)] : []);
	const isOver = deadline !== undefined && now !== undefined && hasPassed(deadline, now);
	return isOver ? <ButtonLink {...after} /> : <ButtonLink {...submit} kind="solid" />;
}
