import css from './plan-cloth.module.css';

/** More pieces than this are too narrow to be seen apart: then a piece stands for several of its unit. */
const mostPieces = 24;

/**
 * How large a plan is, as cloth on its warp: as wide as its size among `most`, both in pages or both in GB; without a
 * size it goes on to the edge (WDEV-2, HOST-2).
 */
export function PlanCloth({ size, most }: { size: number | undefined; most: number }) {
	const pieces = Math.min(Math.max(most, 1), mostPieces);
	const woven = size === undefined ? pieces : Math.max(1, Math.round((size / most) * pieces));
	return (
		<div className={size === undefined ? `${css.cloth} ${css.endless}` : css.cloth} aria-hidden="true">
			<div className={css.pieces}>
				{Array.from({ length: pieces }, (_, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
					<i key={at} className={at < woven ? css.woven : undefined} />
				))}
			</div>
		</div>
	);
}
