import { count, n1 } from '../numbers.ts';
import { planOf, threads } from './band.ts';
import { tint } from './floats.ts';
import { inks, type Theme } from './inks.ts';
import { type Band, threadAt } from './stripes.ts';

const dyes = ['ink', ...threads] as const;
type Dye = (typeof dyes)[number];

/**
 * A band as flat squares in either theme, light enough to stand inside the page until the picture is there: one stroke
 * for each run of a colour, written as steps from the last, which repeat where the rows of a draft do.
 */
export function preview(o: Band): string {
	const rows = squaresOf(o);
	const paths = dyes.map((dye, at) => `<path class="${'abcdef'[at]}" d="${runs(rows, dye)}"/>`).join('');
	const [width, height] = [o.columns * o.cell, rows.length * o.cell + o.fringe];
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${n1(height)}" viewBox="0 -.5 ${o.columns} ${n1(height / o.cell)}" preserveAspectRatio="none" shape-rendering="crispEdges">` +
		`<style>${colours('light')}@media(prefers-color-scheme:dark){${colours('dark')}}</style>${paths}</svg>\n`
	);
}

function colours(theme: Theme): string {
	const of = (dye: Dye) => (dye === 'ink' ? inks[theme].ink : tint(theme, dye));
	return dyes.map((dye, at) => `.${'abcdef'[at]}{stroke:${of(dye)}}`).join('');
}

/** Threading, an empty row, the bar of colours, an empty row, the drawdown. */
function squaresOf(o: Band): (Dye | undefined)[][] {
	const { draft, up, edge, onTop } = planOf(o);
	const row = (dye: (x: number) => Dye | undefined) => count(o.columns, dye);
	const none = row(() => undefined);
	return [
		...count(8, (y) => row((x) => (draft.threading[x] === 7 - y ? 'ink' : undefined))),
		none,
		row((x) => threadAt(o.warps, x, 'ecru')),
		none,
		...count(o.rows, (y) =>
			row((x) => (x >= edge(y) - o.blend ? onTop(x, y) : up(x, y) ? 'ink' : undefined)),
		),
	];
}

function runs(rows: readonly (Dye | undefined)[][], dye: Dye): string {
	let [path, left, top] = ['', 0, 0];
	rows.forEach((row, y) => {
		for (let x = 0; x < row.length; x++) {
			if (row[x] !== dye) continue;
			const start = x;
			while (row[x + 1] === dye) x++;
			path += `m${start - left} ${y - top}h${x + 1 - start}`;
			[left, top] = [x + 1, y];
		}
	});
	return path;
}
