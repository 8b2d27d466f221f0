import { GoLink } from '#app/widgets/go-link.tsx';
import type { Link, Mat } from '#content/shapes.ts';
import { MatCard } from './mat-card.tsx';
import type { MatLabels } from './mat-facts.tsx';
import css from './mats.module.css';

type MatsProps = {
	readonly label: string;
	readonly mats: readonly Mat[];
	readonly labels: MatLabels;
	readonly note: string;
	readonly more: Link;
};

/** PROD-1, PROD-2: the mats, which begin within the coloured field above; each appears a little after the one before. */
export function Mats({ label, mats, labels, note, more }: MatsProps) {
	if (mats.length === 0) return null;
	return (
		<section className={css.section} aria-label={label}>
			<ul className={css.mats}>
				{mats.map((mat, at) => (
					<MatCard key={mat.id} mat={mat} labels={labels} at={at} count={mats.length} />
				))}
			</ul>
			<div className="wrap">
				<p className={`note ${css.note}`}>{note}</p>
				<GoLink {...more} />
			</div>
		</section>
	);
}
