import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const art = join(import.meta.dirname, '../../media/art');

/** A one-ink drawing of the house, to stand in a page; it takes the colour of its text. */
export const drawing = (name: string) =>
	readFileSync(join(art, `${name}.svg`), 'utf8').replace(
		'<svg',
		'<svg class="art" preserveAspectRatio="xMidYMid slice"',
	);

/** A strip of draft: filled squares of a twill, `columns` wide. */
export function twillStrip(columns: number, rows = 4): string {
	const squares = Array.from(
		{ length: rows * columns },
		(_, i) => [i % columns, Math.floor(i / columns)] as const,
	)
		.filter(([x, y]) => (x + y) % 4 < 2)
		.map(([x, y]) => `M${x} ${y}h1v1h-1z`);
	return `<svg class="strip" viewBox="0 0 ${columns} ${rows}" aria-hidden="true"><path fill="currentColor" d="${squares.join('')}"/></svg>`;
}
