import type { Feature } from '#content/shapes.ts';
import css from './feature-list.module.css';
import { Features } from './features.tsx';

/** Headings with a sentence between hairlines, in two columns. */
export function FeatureList({ items }: { items: readonly Feature[] }) {
	return <Features items={items} className={css.list} title="h4" />;
}
