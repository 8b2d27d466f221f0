import type { PaperBlock, PaperSection, PaperTemplateWords } from '@aeg/contract/artwork.ts';
import { html } from '../../press/html.ts';
import type { Leaflet } from '../../press/print.ts';
import { figure } from './figure.ts';
import { romanNumbers } from './roman-numbers.ts';

const formula = `<math display="block"><mi>σ</mi><mo>=</mo><mfrac><mi>F</mi><mi>A</mi></mfrac></math>`;

/** A block of the template; `tables` numbers those with a caption. */
function block(part: PaperBlock, tables: Iterator<string>): string {
	if (typeof part === 'string') return `<p>${part}</p>`;
	if (part.is === 'list') return `<ul>${part.items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
	if (part.is === 'formula') return `<p class="formula">${formula}<span>${part.number}</span></p>`;
	if (part.is === 'figure')
		return `<figure>${figure(`role="img" aria-label="${part.alt}"`)}<figcaption>Fig. 1. ${part.caption}</figcaption></figure>`;
	const [head = [], ...rows] = part.rows;
	return html`<table><caption>Table ${tables.next().value}<br>${part.caption}</caption><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)}</tbody></table>`;
}

/** Sections are numbered I, II …; those of the second level A, B … within them. */
function numbered(sections: readonly PaperSection[]): string {
	const [numbers, tables] = [romanNumbers(), romanNumbers()];
	let second = -1;
	return sections
		.map(({ heading, under, blocks }) => {
			second = under ? second + 1 : -1;
			const title = under
				? `<h3>${String.fromCharCode(65 + second)}. ${heading}</h3>`
				: `<h2>${numbers.next().value}. ${heading}</h2>`;
			return title + blocks.map((part) => block(part, tables)).join('');
		})
		.join('');
}

/** CONF-8: the paper template as PDF. */
export const paperTemplate = (paper: PaperTemplateWords): Leaflet => ({
	title: paper.fileTitle,
	styles: ['packages/artwork/documents/paper/template.css'],
	body: html`<main><h1>${paper.title}</h1><p class="subtitle">${paper.subtitle}</p><div class="authors">${paper.authors.map((lines) => `<p>${lines.join('<br>')}</p>`)}</div><div class="columns"><p class="abstract"><em>Abstract</em>—${paper.abstract}</p><p class="abstract"><em>Keywords</em>—${paper.keywords}</p>${numbered(paper.sections)}<h2 class="free">Acknowledgement</h2><p>${paper.acknowledgement}</p><h2 class="free">References</h2><ol>${paper.references.map((line, at) => `<li><span>[${at + 1}]</span>${line}</li>`)}</ol></div></main>`,
});
