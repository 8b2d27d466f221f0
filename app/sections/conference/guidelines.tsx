import type { ReactNode } from 'react';
import { StepList } from '../step-list.tsx';
import css from './guidelines.module.css';

type GuidelinesProps = {
	readonly heading: string;
	readonly steps: readonly string[];
	/** Leads to the form. */
	readonly submit: ReactNode;
	readonly publication: string;
	readonly journals: readonly string[];
	/** Whether there is still time. */
	readonly children: ReactNode;
};

/** How to send a paper, step by step, and where accepted papers are published (CONF-8). */
export function Guidelines({ heading, steps, submit, publication, journals, children }: GuidelinesProps) {
	return (
		<div className={css.guide}>
			<h2 className="h2">{heading}</h2>
			<StepList steps={steps} />
			<div className={css.submit}>
				{submit}
				{children}
			</div>
			{journals.length > 0 && (
				<div>
					<p>{publication}</p>
					<ul className={css.journals}>
						{journals.map((journal) => (
							<li key={journal}>{journal}</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
