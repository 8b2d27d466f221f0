import css from './page-cloth.module.css';

/** More pieces than this are too narrow to be seen apart: then a piece stands for several pages. */
const mostPieces = 24;

/** How many pages a plan has, as cloth on its warp, as wide as they are among `most`; without a number it goes on to the edge (WDEV-2). */
export function PageCloth({ pages, most }: { pages: number | undefined; most: number }) {
	const pieces = Math.min(Math.max(most, 1), mostPieces);
	const woven = pages === undefined ? pieces : Math.max(1, Math.round((pages / most) * pieces));
	return (
		<div className={pages === undefined ? `${css.cloth} ${css.endless}` : css.cloth} aria-hidden="true">
			<div className={css.pieces}>
				{Array.from({ length: pieces }, (_, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
					<i key={at} className={at < woven ? css.woven : undefined} />
				))}
			</div>
		</div>
	);
}
