import css from './consultancy-steps.module.css';

type Parts = { readonly bring: string; readonly work: string; readonly result: string };

type ConsultancyStepsProps = {
	/** What each part of a step is called. */
	readonly terms: Parts;
	readonly steps: readonly (Parts & { readonly step: string })[];
};

/** The steps of a study: what the client brings, what AEG does, what the client gets. */
export function ConsultancySteps({ terms, steps }: ConsultancyStepsProps) {
	return (
		<ol className={css.steps}>
			{steps.map(({ step, ...parts }) => (
				<li key={step}>
					<h3 className="h4">{step}</h3>
					<dl>
						{(['bring', 'work', 'result'] as const).map((part) => (
							<div key={part}>
								<dt>{terms[part]}</dt>
								<dd>{parts[part]}</dd>
							</div>
						))}
					</dl>
				</li>
			))}
		</ol>
	);
}
