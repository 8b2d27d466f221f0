/** Flat two-yarn weaves for the goods in our designs: a paint, not a cloth. */

type Draft = readonly string[];

/** One repeat each; `x` is a square where the warp lies on top. */
const drafts = {
	plain: ['x-', '-x'],
	basket: ['xx--', 'xx--', '--xx', '--xx'],
	twill: ['xx--', '-xx-', '--xx', 'x--x'],
	herringbone: ['xx--xx--', '-xx--xx-', '--xx--xx', 'x--xx--x', '--xx--xx', '-xx--xx-'],
	diamond: ['---x---', '--x-x--', '-x-x-x-', 'x-x-x-x', '-x-x-x-', '--x-x--'],
	satin: ['x----', '---x-', '-x---', '----x', '--x--'],
	bars: ['xxxxxx', '------', '------', 'xxxxxx', 'xxxxxx', '------'],
} as const satisfies Record<string, Draft>;

export interface Weave {
	readonly draft: keyof typeof drafts;
	readonly warp: string;
	readonly weft: string;
	readonly cell: number;
	readonly turn?: number;
}

/** A `<pattern>` that paints a shape with yarn: every square has a gap beside it and a light along it. */
export function weavePattern(id: string, { draft, warp, weft, cell, turn = 0 }: Weave): string {
	const rows: Draft = drafts[draft];
	const width = (rows[0]?.length ?? 0) * cell;
	const height = rows.length * cell;
	const yarn = cell * 0.86;
	const squares = rows.flatMap((row, y) =>
		[...row].map((mark, x) => {
			const up = mark === 'x';
			const [w, h] = up ? [yarn, cell] : [cell, yarn];
			const [left, top] = [x * cell + (cell - w) / 2, y * cell + (cell - h) / 2];
			const light = up
				? `<rect x="${left + w * 0.22}" y="${top + h * 0.16}" width="${w * 0.16}" height="${h * 0.68}"/>`
				: `<rect x="${left + w * 0.16}" y="${top + h * 0.22}" width="${w * 0.68}" height="${h * 0.16}"/>`;
			return `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${up ? warp : weft}"/><g fill="#fff" opacity=".22">${light}</g>`;
		}),
	);
	return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${width}" height="${height}" fill="#0006"/><rect width="${width}" height="${height}" fill="${weft}" opacity=".5"/>${squares.join('')}</pattern>`;
}
