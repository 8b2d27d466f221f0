import type { ReactNode } from 'react';
import { Fold } from '#app/widgets/fold.tsx';
import { StepList } from '../step-list.tsx';
import css from './guidelines.module.css';

type GuidelineStepsProps = {
	readonly heading: string;
	readonly steps: readonly string[];
	/** Whether the steps are read at once. */
	readonly open: boolean;
	readonly publication: string;
	readonly journals: readonly string[];
	/** The files. */
	readonly files: ReactNode;
};

/** Step by step, where accepted papers are published, and the files. */
export function GuidelineSteps({ heading, steps, open, publication, journals, files }: GuidelineStepsProps) {
	return (
		<div className={css.steps}>
			<Fold heading={heading} open={open}>
				<StepList steps={steps} />
			</Fold>
			{journals.length > 0 && (
				<Fold heading={publication} open={open}>
					<ul>
						{journals.map((journal) => (
							<li key={journal}>{journal}</li>
						))}
					</ul>
				</Fold>
			)}
			{files}
		</div>
	);
}
