import { ColumnHeads, ColumnsSaid } from '#app/sections/column-heads.tsx';
import css from './consultancy-steps.module.css';

type Parts = { readonly bring: string; readonly work: string; readonly result: string };

type ConsultancyStepsProps = {
	/** What each part of a step is called. */
	readonly terms: Parts;
	readonly steps: readonly (Parts & { readonly step: string })[];
};

const parts = ['bring', 'work', 'result'] as const;

/** The steps of a study: what the client brings, what AEG does, what the client gets. */
export function ConsultancySteps({ terms, steps }: ConsultancyStepsProps) {
	const names = parts.map((part) => terms[part]);
	return (
		<>
			<ColumnHeads names={names} />
			<ol className={css.steps}>
				{steps.map(({ step, ...said }) => (
					<li key={step}>
						<h3 className="h4">{step}</h3>
						<ColumnsSaid names={names} said={parts.map((part) => said[part])} />
					</li>
				))}
			</ol>
		</>
	);
}
