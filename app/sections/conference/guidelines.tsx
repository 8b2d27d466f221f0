import type { ReactNode } from 'react';
import { Fold } from '#app/widgets/fold.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import { StepList } from '../step-list.tsx';
import css from './paper-and-dates.module.css';

type GuidelinesProps = {
	/** Over all that an author needs. */
	readonly papers: string;
	readonly heading: string;
	readonly steps: readonly string[];
	/** Whether the steps are read at once. */
	readonly open: boolean;
	readonly publication: string;
	readonly journals: readonly string[];
	/** The files. */
	readonly files: ReactNode;
	/** Whether there is still time. */
	readonly time: ReactNode;
	/** What leads to the form. */
	readonly children: ReactNode;
};

/** How to send a paper, step by step, where accepted papers are published, and the files (CONF-8). */
export function Guidelines(props: GuidelinesProps) {
	const { papers, heading, steps, open, publication, journals, files, time, children } = props;
	return (
		<div className={css.guide}>
			<h2 className="h2">{papers}</h2>
			{time}
			<div>
				<Fold heading={heading} open={open}>
					<StepList steps={steps} />
				</Fold>
				{journals.length > 0 && (
					<Fold heading={publication} open={open}>
						<TextList of={journals} />
					</Fold>
				)}
				{files}
			</div>
			{children}
		</div>
	);
}
