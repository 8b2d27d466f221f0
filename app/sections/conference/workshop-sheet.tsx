import { Art } from '#app/widgets/art.tsx';
import type { Workshop } from '#content/shapes.ts';
import css from './workshop-sheet.module.css';

type WorkshopSheetProps = Workshop & {
	readonly plate: string;
	readonly labels: { readonly learning: string; readonly handsOn: string };
};

/** One workshop: overview, key learning areas, hands-on list (WORK-1). */
export function WorkshopSheet({ id, title, overview, learning, handsOn, plate, labels }: WorkshopSheetProps) {
	return (
		<article className={css.sheet} aria-labelledby={id}>
			<div className={css.front}>
				<Art of={plate} className={css.plate} />
				<h2 className="h2" id={id}>
					{title}
				</h2>
				<p>{overview}</p>
			</div>
			<div className={css.lists}>
				<div>
					<h3 className="h4">{labels.learning}</h3>
					<ul>
						{learning.map((area) => (
							<li key={area}>{area}</li>
						))}
					</ul>
				</div>
				<div>
					<h3 className="h4">{labels.handsOn}</h3>
					<ul>
						{handsOn.map((task) => (
							<li key={task}>{task}</li>
						))}
					</ul>
				</div>
			</div>
		</article>
	);
}
