import type { PaperBlock, PaperSection, PaperTemplateWords } from '@aeg/contract/artwork.ts';
import { html } from '../../press/html.ts';
import type { Leaflet } from '../../press/print.ts';
import { figure } from './figure.ts';

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
let tables = 0;

const formula = `<math display="block"><mi>σ</mi><mo>=</mo><mfrac><mi>F</mi><mi>A</mi></mfrac></math>`;

function block(part: PaperBlock): string {
	if (typeof part === 'string') return `<p>${part}</p>`;
	if (part.is === 'list') return `<ul>${part.items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
	if (part.is === 'formula') return `<p class="formula">${formula}<span>${part.number}</span></p>`;
	if (part.is === 'figure')
		return `<figure>${figure(`role="img" aria-label="${part.alt}"`)}<figcaption>Fig. 1. ${part.caption}</figcaption></figure>`;
	const [head = [], ...rows] = part.rows;
	return html`<table><caption>Table ${roman[tables++] ?? ''}<br>${part.caption}</caption><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)}</tbody></table>`;
}

/** Sections are numbered I, II …; those of the second level A, B … within them. */
function numbered(sections: readonly PaperSection[]): string {
	let [first, second] = [-1, -1];
	return sections
		.map(({ heading, under, blocks }) => {
			if (under) second += 1;
			else [first, second] = [first + 1, -1];
			const title = under
				? `<h3>${String.fromCharCode(65 + second)}. ${heading}</h3>`
				: `<h2>${roman[first]}. ${heading}</h2>`;
			return title + blocks.map(block).join('');
		})
		.join('');
}

/** CONF-8: the paper template as PDF. */
export const paperSheet = (paper: PaperTemplateWords): Leaflet => {
	tables = 0;
	return {
		title: paper.fileTitle,
		styles: ['packages/artwork/documents/paper/sheet.css'],
		body: html`<main><h1>${paper.title}</h1><p class="subtitle">${paper.subtitle}</p><div class="authors">${paper.authors.map((lines) => `<p>${lines.join('<br>')}</p>`)}</div><div class="columns"><p class="abstract"><em>Abstract</em>—${paper.abstract}</p><p class="abstract"><em>Keywords</em>—${paper.keywords}</p>${numbered(paper.sections)}<h2 class="free">Acknowledgement</h2><p>${paper.acknowledgement}</p><h2 class="free">References</h2><ol>${paper.references.map((line, at) => `<li><span>[${at + 1}]</span>${line}</li>`)}</ol></div></main>`,
	};
};
