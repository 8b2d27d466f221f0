import { OutsideName } from '#app/widgets/outside-name.tsx';
import type { Sampled, Winner } from '#content/shapes.ts';
import css from './award-list.module.css';

/** The winners of one group: prize, names, details in three columns (AWD-1). */
export function AwardList({ entries }: { entries: readonly Sampled<Winner>[] }) {
	return (
		<ul className={`names ${css.awards}`}>
			{entries.map(({ prize, names, details, affiliation, link, sample }) => (
				<li key={names.join()} className={css.award} data-unnamed={sample || undefined}>
					<span className={css.prize}>{prize}</span>
					<b className={css.names}>{names.join(', ')}</b>
					<span className={`soft ${css.details}`}>
						<OutsideName name={details} link={link} />
						{affiliation !== undefined && <span className={css.affiliation}>{affiliation}</span>}
					</span>
				</li>
			))}
		</ul>
	);
}
