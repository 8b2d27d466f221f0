import { n1 } from '../numbers.ts';
import type { Structure } from './structures.ts';

/** The filled squares of a draft as one path: filled means warp on top. */
export function squares(
	columns: number,
	rows: number,
	cell: number,
	filled: Structure,
	left = 0,
	top = 0,
): string {
	let path = '';
	for (let y = 0; y < rows; y++)
		for (let x = 0; x < columns; ) {
			let end = x;
			while (end < columns && filled(end, y)) end++;
			if (end > x)
				path += `M${n1(left + x * cell)} ${n1(top + y * cell)}h${n1((end - x) * cell)}v${n1(cell)}h${n1((x - end) * cell)}z`;
			x = Math.max(end, x + 1);
		}
	return path;
}
