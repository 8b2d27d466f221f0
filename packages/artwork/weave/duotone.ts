import { type Dye, dyed } from '../colour/ramps.ts';
import { count, wrap } from '../numbers.ts';
import { outline } from './outline.ts';
import type { Tones } from './tones.ts';

const levels = 14;
/** Cells of the tile in which an eight-end satin repeats. */
const satin = 8;

/** Threads of one tone: a warp a little darker than it, and as much lighter weft on top as the tone asks for. */
function tile(level: number, dye: Dye, cell: number): string {
	const tone = level / (levels - 1);
	const weftShare = tone * satin;
	let warp = '';
	let weft = '';
	for (let y = 0; y < satin; y++)
		for (let x = 0; x < satin; x++) {
			if (wrap(x * 3 + y, satin) + 0.5 > weftShare) warp += `M${x + 0.12} ${y}h.76v1h-.76z`;
			else weft += `M${x} ${y + 0.12}h1v.76h-1z`;
		}
	const size = satin * cell;
	return (
		`<pattern id="t${level}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g transform="scale(${cell})">` +
		`<path fill="${dyed(dye, tone * 0.86 - 0.02)}" d="M0 0h8v8H0z"/><path fill="${dyed(dye, tone * 0.92 + 0.01)}" d="${warp}"/>` +
		`<path fill="${dyed(dye, tone * 0.94 + 0.07)}" d="${weft}"/></g></pattern>`
	);
}

/** A grey drawing woven in one dye, light to dark, as an SVG of `cell` units a grid cell; yarns are two cells wide. */
export function duotone(tones: Tones, dye: Dye, cell = 4, yarn = 2): string {
	const { columns, rows } = tones;
	const level = (x: number, y: number) => Math.round(tones.at(x, y) * (levels - 1));
	const grid = count(rows, (y) => count(columns, (x) => level(x, y)));
	const used = [...new Set(grid.flat())].sort((a, b) => a - b);
	const shape = (k: number) =>
		`<path fill="url(#t${k})" transform="scale(${cell})" d="${outline(columns, rows, (x, y) => (grid[y]?.[x] ?? 0) >= k)}"/>`;
	const size = `${columns * cell} ${rows * cell}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><defs>${used.map((k) => tile(k, dye, yarn)).join('')}</defs>${used.map(shape).join('')}</svg>\n`;
}
