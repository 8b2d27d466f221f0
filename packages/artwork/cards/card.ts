import type { CardWords } from '@aeg/contract/artwork.ts';
import { drawing } from '../documents/art.ts';
import { count, wrap } from '../numbers.ts';
import { personalDraft } from '../people/monogram.ts';
import { document, html } from '../press/html.ts';
import { squares } from '../weave/draft-drawing.ts';
import { twill } from '../weave/structures.ts';

/** One social card: a title on the dye of its thread, beside a draft that belongs to this page alone. */

export const size = { width: 1200, height: 630 } as const;
const cell = 15;
const columns = 30;

/** The page's own draft, repeated over the right side and fading out towards the words. */
function cloth(name: string): string {
	const rows = size.height / cell;
	const draft = personalDraft(`card ${name}`, columns);
	const edge = (y: number) => 7 - Math.abs(wrap(y, 14) - 7);
	const path = squares(columns, rows, cell, (x, y) => x >= edge(y) && draft(x, wrap(y + 9, columns)));
	return `<svg class="cloth" viewBox="0 0 ${columns * cell} ${size.height}"><path fill="currentColor" d="${path}"/></svg>`;
}

const ribbon = count(3, (i) => `<path class="r${i}" d="${squares(80, 2, 5, twill(), i * 400)}"/>`).join('');

export function card({ pattern, heading, isName, under, thread }: CardWords): string {
	const letters = isName ? 'name' : heading.length > 26 ? 'long' : '';
	const body = html`<main class="${thread}"><div class="mark">${drawing(thread === 'group' ? 'marks/logo' : 'marks/logo-mono')}</div>${cloth(pattern)}<h1 class="${letters}">${heading}</h1><p>${under}</p><svg class="ribbon" viewBox="0 0 1200 10">${ribbon}</svg></main>`;
	return document({ title: heading, styles: ['packages/artwork/cards/card.css'], body });
}
