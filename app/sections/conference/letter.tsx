import type { Feature } from '#content/shapes.ts';
import { Features } from '../features.tsx';
import css from './letter.module.css';

/** What to write, as a letter in a woven border. */
export function Letter({ items }: { items: readonly Feature[] }) {
	return <Features items={items} className={css.letter} />;
}
