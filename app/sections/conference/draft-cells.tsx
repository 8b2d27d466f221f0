import type { Feature } from '#content/shapes.ts';
import { Features } from '../features.tsx';
import css from './draft-cells.module.css';

/** Short texts as the squares of a draft: every other one is filled. */
export function DraftCells({ cells }: { cells: readonly Feature[] }) {
	return <Features items={cells} className={css.cells} />;
}
