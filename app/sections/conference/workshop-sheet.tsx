import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
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
				className={`crop ${css.picture}`}
			/>
			<div className="stack">
				<h2 className="h2" id={id}>
					{title}
				</h2>
				<p className="lead">{overview}</p>
				<div className={css.lists}>
					<div>
						<h3 className="h4">{labels.learning}</h3>
						<TextList of={learning} />
					</div>
					<div>
						<h3 className="h4">{labels.handsOn}</h3>
						<TextList of={handsOn} />
					</div>
				</div>
			</div>
		</article>
	);
}
