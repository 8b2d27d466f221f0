import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Workshop } from '#content/shapes.ts';
import css from './workshop-sheet.module.css';

type WorkshopSheetProps = {
	readonly workshop: Workshop;
	readonly labels: { readonly learning: string; readonly handsOn: string };
};

/** One workshop: overview, key learning areas, hands-on list (WORK-1). */
export function WorkshopSheet({ workshop, labels }: WorkshopSheetProps) {
	const { id, title, overview, learning, handsOn, picture } = workshop;
	return (
		<article className={css.sheet} aria-labelledby={id}>
			<Picture
				{...picture}
				sizes={`(min-width: 1024px) 55vw, (min-width: 768px) 32vw, ${betweenMargins}`}
				className={css.picture}
			/>
			<div className="stack">
				<h2 className="h2" id={id}>
					{title}
				</h2>
				<p className="lead">{overview}</p>
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
