import type { AbstractBookTrack, AbstractBookWords } from '@aeg/contract/artwork.ts';
import { html } from '../../press/html.ts';
import type { Leaflet } from '../../press/print.ts';

const track = (words: AbstractBookWords, { title, papers, topics }: AbstractBookTrack, at: number) =>
	html`<section><div class="track" id="track-${at + 1}"><b aria-hidden="true">${at + 1}</b><h2>Track ${at + 1}: ${title}</h2><p>${papers}</p></div>${topics.map(
		({ name, abstract }) =>
			abstract
				? html`<article><p class="topic">${name} <em>${words.sample}</em></p><h3>${abstract.title}</h3><p class="by">${abstract.authors}</p><p>${abstract.text}</p></article>`
				: html`<article><p class="topic">${name}</p><p class="by">${words.toCome}</p></article>`,
	)}</section>`;

/** PROC-2: the Abstract Book, for attendees. */
export const abstractBook = (words: AbstractBookWords): Leaflet => ({
	title: words.title,
	styles: ['packages/artwork/documents/reports/report.css'],
	numbered: true,
	body: html`<main><div class="head"><p class="edition">${words.edition}</p><h1>${words.heading}</h1><p class="lead">${words.lead}</p></div><h2>${words.contents}</h2><ol class="contents">${words.tracks.map(({ title, papers }, at) => `<li><a href="#track-${at + 1}">${at + 1}. ${title}</a><span>${papers}</span></li>`)}</ol>${words.tracks.map((one, at) => track(words, one, at))}</main>`,
});
