import { count, wrap } from '../numbers.ts';
import { outline } from './outline.ts';
import type { Tones } from './tones.ts';

const satin = 8;

/** Threads of one shade (0 to 8) in one ink, as the pattern `m<level>`: weft at full strength, warp faint, nothing between. */
export function tile(level: number, yarn: number, faint: number): string {
	let warp = '';
	let weft = '';
	for (let y = 0; y < satin; y++)
		for (let x = 0; x < satin; x++)
			if (wrap(x * 3 + y, satin) < level) weft += `M${x} ${y}.13h1v.74h-1z`;
			else warp += `M${x}.13 ${y}h.74v1h-.74z`;
	const size = satin * yarn;
	return `<pattern id="m${level}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g transform="scale(${yarn})"><path opacity="${faint}" d="${warp}"/><path d="${weft}"/></g></pattern>`;
}

/** A picture in one ink on nothing, for `mask-image`, `cell` units a grid cell: tone 1 is full ink, a tone below 0 is left empty. */
export function mask(tones: Tones, cell: number): string {
	const { columns, rows } = tones;
	const level = (t: number) => (t < 0 ? -1 : Math.min(satin, Math.round(t * satin)));
	const grid = count(rows, (y) => count(columns, (x) => level(tones.at(x, y))));
	const used = [...new Set(grid.flat())].filter((k) => k >= 0).sort((a, b) => a - b);
	const shapes = used.map(
		(k) => `<path fill="url(#m${k})" d="${outline(columns, rows, (x, y) => grid[y]?.[x] === k)}"/>`,
	);
	const box = `${columns * cell} ${rows * cell}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}"><defs>${used.map((k) => tile(k, 1, 0.22)).join('')}</defs><g transform="scale(${cell})">${shapes.join('')}</g></svg>\n`;
}
