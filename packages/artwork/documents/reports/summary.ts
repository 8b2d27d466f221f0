import type { SummarySection, SummaryWords } from '@aeg/contract/artwork.ts';
import { html } from '../../press/html.ts';
import type { Leaflet } from '../../press/print.ts';

const table = ({ head, rows }: NonNullable<SummarySection['table']>) =>
	html`<table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)}</tbody></table>`;

const section = ({ heading, paragraphs = [], table: shown, list }: SummarySection) =>
	html`<section><h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`)}${shown && table(shown)}${list && `<ul class="plain">${list.map((item) => `<li>${item}</li>`).join('')}</ul>`}</section>`;

/** PROC-2: the Conference Summary, for attendees. */
export const summary = (words: SummaryWords): Leaflet => ({
	title: words.title,
	styles: ['packages/artwork/documents/reports/report.css'],
	numbered: true,
	body: html`<main class="facts"><div class="head"><p class="edition">${words.edition}</p><h1>${words.heading}</h1><p class="lead">${words.lead}</p></div><ul class="figures">${words.facts.map(({ value, label }) => `<li><b>${value}</b>${label}</li>`)}</ul>${words.sections.map(section)}</main>`,
});
