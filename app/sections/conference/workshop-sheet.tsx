import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration, Workshop } from '#content/shapes.ts';
import css from './workshop-sheet.module.css';

type WorkshopSheetProps = Workshop & {
	readonly picture: Illustration;
	readonly labels: { readonly learning: string; readonly handsOn: string };
};

/** One workshop: overview, key learning areas, hands-on list (WORK-1). */
export function WorkshopSheet({
	id,
	title,
	overview,
	learning,
	handsOn,
	picture,
	labels,
}: WorkshopSheetProps) {
	return (
		<article className={css.sheet} aria-labelledby={id}>
			<Picture {...picture} className={css.picture} sizes="(min-width: 768px) 30vw, 90vw" />
			<div>
				<h2 className="h2" id={id}>
					{title}
				</h2>
				<p className={css.overview}>{overview}</p>
				<div className={css.lists}>
					<Areas heading={labels.learning} items={learning} />
					<Areas heading={labels.handsOn} items={handsOn} />
				</div>
			</div>
		</article>
	);
}

function Areas({ heading, items }: { heading: string; items: readonly string[] }) {
	return (
		<div>
			<h3 className="h4">{heading}</h3>
			<ul>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</div>
	);
}
