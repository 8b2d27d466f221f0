import { SampleMark } from '#app/widgets/sample-mark.tsx';
import type { Intro, Preview } from '#content/shapes.ts';
import { ScreenshotCard } from './screenshot-card.tsx';
import css from './screenshots.module.css';

type ScreenshotsProps = Intro & {
	readonly items: readonly Preview[];
	/** On links to sites outside. */
	readonly visit: string;
};

/** Opens with the screenshots themselves, the words as the first cell of their grid (PORT-2). */
export function Screenshots({ heading, lead, items, visit }: ScreenshotsProps) {
	return (
		<div className={`on-tint ${css.opening}`}>
			<div className={`wrap ${css.grid}`}>
				<div className={css.words}>
					<h1 className="h1">{heading}</h1>
					<p className="lead">{lead}</p>
					<SampleMark of={items} />
				</div>
				{items.map((item, at) => (
					<ScreenshotCard key={item.title} {...item} visit={visit} first={at === 0} />
				))}
			</div>
		</div>
	);
}
