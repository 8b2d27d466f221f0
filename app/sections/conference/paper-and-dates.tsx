import type { ReactNode } from 'react';
import css from './paper-and-dates.module.css';

type PaperAndDatesProps = {
	readonly paper: ReactNode;
	readonly dates: ReactNode;
	/** There is one date or none: it stands above, over the whole width. */
	readonly datesAbove: boolean;
};

/** Two columns from 1024 px up: how to write the paper, and by when. */
export function PaperAndDates({ paper, dates, datesAbove }: PaperAndDatesProps) {
	const byWhen = (
		<div className={css.dates} id="dates">
			{dates}
		</div>
	);
	return (
		<div className={datesAbove ? css.above : `abreast ${css.columns}`}>
			{datesAbove && byWhen}
			<div>{paper}</div>
			{!datesAbove && byWhen}
		</div>
	);
}
