import { Headline } from '#app/widgets/headline.tsx';
import { unbroken } from '#app/widgets/unbroken.tsx';
import type { Intro } from '#content/shapes.ts';
import { Years, type YearsProps } from '../years.tsx';
import css from './years-head.module.css';

type YearsHeadProps = Intro &
	YearsProps & {
		/** What is said once of all counts that are not known. */
		readonly pending: string;
	};

/** Opens a record of years on the field of the thread (TIME-1). */
export function YearsHead({ heading, lead, years, words, pending }: YearsHeadProps) {
	return (
		<div className={`on-field ${css.record}`}>
			<div className={`wrap ${css.inner}`}>
				<div>
					<Headline as="h1" heading={unbroken(heading)} long of={years} pending={pending} />
					<p className={`lead ${css.lead}`}>{lead}</p>
				</div>
				<Years years={years} words={words} />
			</div>
		</div>
	);
}
