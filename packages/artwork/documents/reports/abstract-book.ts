import { editions } from '../../../../app/editions/editions.ts';
import { abstractBookOf, abstracts } from '../../../../content/conference/abstract-book.ts';
import { paperWord } from '../../../../content/conference/paper-counts.ts';
import { html } from '../../press/html.ts';
import type { Leaflet } from '../../press/print.ts';

const edition = editions.published;
const { name, tracks } = edition;
const trackLinks = edition.proceedings?.papers ?? [];
const words = abstractBookOf(edition);

const countOf = (at: number) => {
	const link = trackLinks[at];
	return link ? `${link.type}, ${link.paperCount} ${paperWord(link.paperCount)}` : words.countUnknown;
};

const track = ({ title, topics }: (typeof tracks)[number], at: number) =>
	html`<section><div class="track" id="track-${at + 1}"><b aria-hidden="true">${at + 1}</b><h2>Track ${at + 1}: ${title}</h2><p>${countOf(at)}</p></div>${topics.map(
		(topic, k) => {
			const abstract = at === 0 ? abstracts[k] : undefined;
			return abstract
				? html`<article><p class="topic">${topic} <em>${words.sample}</em></p><h3>${abstract.title}</h3><p class="by">${abstract.authors}</p><p>${abstract.text}</p></article>`
				: html`<article><p class="topic">${topic}</p><p class="by">${words.toCome}</p></article>`;
		},
	)}</section>`;

/** PROC-2: the Abstract Book, for attendees. */
export const abstractBook: Leaflet = {
	title: words.title,
	styles: ['packages/artwork/documents/reports/report.css'],
	numbered: true,
	body: html`<main><div class="head"><p class="edition">${name}</p><h1>${words.heading}</h1><p class="lead">${words.lead}</p></div><h2>${words.contents}</h2><ol class="contents">${tracks.map(({ title }, at) => `<li><a href="#track-${at + 1}">${at + 1}. ${title}</a><span>${countOf(at)}</span></li>`)}</ol>${tracks.map(track)}</main>`,
};
