/** How much of a cloth is woven: `woven` of its squares, counted down its columns from the left. */
export type Share = { readonly columns: number; readonly rows: number; readonly woven: number };

/** A percentage in thousandths, in so many rows, `24/7` in hours of a week; `null` for what is no share of a whole. */
export function shareOf(figure: string, rows: 10 | 20): Share | null {
	if (figure === '24/7') return { columns: 24, rows: 7, woven: 24 * 7 };
	const [, percent] = /^(\d+(?:\.\d+)?)\s?%$/.exec(figure) ?? [];
	if (percent === undefined || Number(percent) > 100) return null;
	return { columns: 1000 / rows, rows, woven: Number(percent) * 10 };
}
