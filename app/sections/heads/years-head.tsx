import { SampleMark } from '#app/widgets/sample-mark.tsx';
import type { Intro, TimelineYear } from '#content/shapes.ts';
import css from './years-head.module.css';

type YearsHeadProps = Intro & {
	readonly years: readonly TimelineYear[];
	readonly words: {
		readonly one: string;
		readonly many: string;
		/** Where a count will stand, and what is said of it until then. */
		readonly place: string;
		readonly unknown: string;
		/** The same once for all of them, below the lead. */
		readonly pending: string;
	};
};

/** Opens a record of years: they stand on one thread, which passes over one and under the next, each with its count (TIME-1). */
export function YearsHead({ heading, lead, years, words }: YearsHeadProps) {
	return (
		<div className={`on-field ${css.record}`}>
			<div className={`wrap ${css.inner}`}>
				<h1 className="h1">{heading}</h1>
				<ol className={css.years}>
					{years.map(({ year, count }) => (
						<li key={year}>
							<b>{year}</b>
							{count === undefined ? (
								<span className={css.open}>
									<span>{words.place}</span>
									<span className="vh">{`: ${words.unknown}`}</span>
								</span>
							) : (
								<span>{`${count} ${count === 1 ? words.one : words.many}`}</span>
							)}
						</li>
					))}
				</ol>
				<div className={css.line}>
					<p className="lead">{lead}</p>
					<SampleMark of={years} pending={words.pending} />
				</div>
			</div>
		</div>
	);
}
