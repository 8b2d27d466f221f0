import css from './step-list.module.css';

/** What happens, one numbered line after another. */
export function StepList({ steps }: { steps: readonly string[] }) {
	return (
		<ol className={css.steps}>
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	);
}
