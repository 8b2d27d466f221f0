import type { Preview, Sampled } from '#content/shapes.ts';
import { ScreenshotCard } from './screenshot-card.tsx';
import css from './screenshots.module.css';

type ScreenshotsProps = {
	readonly items: readonly Sampled<Preview & { readonly id: string }>[];
	/** On every frame whose site is not named. */
	readonly study: string;
	/** On links to sites outside, and to a study in full. */
	readonly visit: { readonly site: string; readonly study: string };
};

/** The screenshots side by side (PORT-2). */
export function Screenshots({ items, study, visit }: ScreenshotsProps) {
	return (
		<div className={css.grid}>
			{items.map((item) => (
				<ScreenshotCard key={item.id} {...item} study={study} visit={visit} />
			))}
		</div>
	);
}
