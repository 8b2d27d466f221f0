import css from './next-steps.module.css';

/** What happens once a form is sent, in two or three large steps on one thread. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
	return (
		<ol className={css.steps}>
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	);
}
