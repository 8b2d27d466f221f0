import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import type { Workshop } from '#content/shapes.ts';
import css from './workshop-sheet.module.css';

type WorkshopSheetProps = {
	readonly workshop: Workshop;
	readonly labels: Readonly<Record<(typeof lists)[number], string>>;
};

const lists = ['learning', 'handsOn'] as const;

/** One workshop: overview, key learning areas, hands-on list (WORK-1). */
export function WorkshopSheet({ workshop, labels }: WorkshopSheetProps) {
	const { id, title, overview, picture } = workshop;
	return (
		<article className={css.sheet} aria-labelledby={id}>
			<Picture
				{...picture}
				sizes={`(min-width: 1024px) 55vw, ${wideFrom(768, '32vw')}`}
				className={css.picture}
			/>
			<div className="stack">
				<h2 className="h2" id={id}>
					{title}
				</h2>
				<p className="lead">{overview}</p>
				<div className={css.lists}>
					{lists.map((list) => (
						<div key={list}>
							<h3 className="h4">{labels[list]}</h3>
							<TextList of={workshop[list]} />
						</div>
					))}
				</div>
			</div>
		</article>
	);
}
