import { OutsideName } from '#app/widgets/outside-name.tsx';
import type { Winner } from '#content/shapes.ts';
import css from './award-list.module.css';

/** The winners of one group: prize, names, details in three columns (AWD-1). */
export function AwardList({ entries }: { entries: readonly Winner[] }) {
	return (
		<ul className={`names ${css.awards}`}>
			{entries.map(({ prize, names, details, affiliation, link }) => (
				<li key={names.join()} className={css.award}>
					<span className={css.prize}>{prize}</span>
					<b className={css.names}>{names.join(', ')}</b>
					<span className={css.details}>
						<OutsideName name={details} link={link} />
						{affiliation !== undefined && <span>{affiliation}</span>}
					</span>
				</li>
			))}
		</ul>
	);
}
