import type { ReactNode } from 'react';
import css from './paper-and-dates.module.css';

/** Two columns from 1024 px up: how to write the paper, and by when. */
export function PaperAndDates({ paper, dates }: { paper: ReactNode; dates: ReactNode }) {
	return (
		<div className={css.columns}>
			<div>{paper}</div>
			<div className={css.dates} id="dates">
				{dates}
			</div>
		</div>
	);
}
