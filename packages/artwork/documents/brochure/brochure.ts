import type { BrochureWords } from '@aeg/contract/artwork.ts';
import type { Browser } from '@playwright/test';
import { html } from '../../press/html.ts';
import type { Leaflet } from '../../press/print.ts';
import { drawing, inked, scene, twillStrip } from '../art.ts';

const dateRow = ({ days, date, note }: BrochureWords['dates']['rows'][number]) =>
	`<tr class="${date.id}"><th scope="row">${days.map(({ words }) => words).join('–')}</th><td>${date.label}<span>${note}</span></td></tr>`;

const cover = ({ hero }: BrochureWords, plant: string) =>
	html`<section class="page cover"><div class="plant" aria-hidden="true">${plant}</div><div class="mark">${drawing('marks/logo-mono')}</div><p class="kind">${hero.kind}</p><h1>${hero.name} <br>${hero.year}</h1><p class="when">${hero.when}<br>${hero.where}</p><div class="foot">${twillStrip(105)}</div></section>`;

function invitation({ about, facts, dates }: BrochureWords, scenes: readonly string[]): string {
	const [consultancy, institute, conference] = about;
	return html`<section class="page invitation"><h2>${conference?.heading}</h2><p class="lead">${conference?.text}</p><dl>${facts.map(({ label, value }) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl><div class="pair"><div><h3>${institute?.heading}</h3><p>${institute?.text}</p></div><div><h3>${consultancy?.heading}</h3><p>${consultancy?.text}</p></div></div><div class="scenes" aria-hidden="true">${scenes}</div><h2>${dates.heading}</h2><table><thead><tr><th scope="col">${dates.columns.date}</th><th scope="col">${dates.columns.milestone}</th></tr></thead><tbody>${dates.rows.map(dateRow)}</tbody></table><p class="small">${dates.rule}</p></section>`;
}

const programme = ({ tracksIntro, tracks }: BrochureWords) =>
	html`<section class="page programme"><h2>${tracksIntro.heading}</h2><p class="lead">${tracksIntro.lead}</p><ol>${tracks.map(({ title, topics }, at) => html`<li><b aria-hidden="true">${at + 1}</b><div><h3>Track ${at + 1}: ${title}</h3><ul>${topics.map((topic) => `<li>${topic}</li>`)}</ul></div></li>`)}</ol></section>`;

const registrationIn = ({ dates }: BrochureWords) =>
	dates.rows.find(({ date }) => date.id === 'registration')?.days[0]?.words;

const practical = (words: BrochureWords) =>
	html`<section class="page practical"><h2>${words.guidelines.heading}</h2><ol>${words.guidelines.steps.map((step, at) => `<li><b aria-hidden="true">${at + 1}</b>${step}</li>`)}</ol><p>${words.notes.template}</p><div class="pair"><div><h3>Publication</h3><p>${words.guidelines.publication}</p><ul>${words.journals.map((journal) => `<li>${journal}</li>`)}</ul></div><div><h3>Workshops</h3><p>${words.notes.workshops}</p><ul>${words.workshops.map((title) => `<li>${title}</li>`)}</ul></div></div><div class="pair"><div><h3>Registration</h3><p>On the conference page, until ${registrationIn(words)}. ${words.notes.fee}</p></div><div><h3>Venue</h3><p>${words.venue}.</p></div></div><div class="contact"><h2>Ask the organisers</h2><p>${words.company.name}, ${words.company.city}, ${words.company.region}, ${words.company.country}</p><p>${words.organisers.email} &nbsp;·&nbsp; ${words.organisers.phone}${words.organisers.sample ? ' &nbsp;·&nbsp; Example' : ''}</p><p class="small">On the website: ${words.pages.conference} and ${words.pages.registration}.</p></div><div class="foot">${twillStrip(105)}</div></section>`;

/** The four pages, around drawings that are handed in. */
export const pages = (words: BrochureWords, plant: string, scenes: readonly string[]) =>
	html`<main>${cover(words, plant)}${invitation(words, scenes)}${programme(words)}${practical(words)}</main>`;

/** CONF-8, PLAN-1: four pages in A4 to take along. */
export async function brochure(browser: Browser, words: BrochureWords): Promise<Leaflet> {
	const plant = await inked(browser, 'plants/marigold', '#e26b09', 1750);
	const scenes = await Promise.all(
		['halls/speaker', 'halls/questions', 'awards/best-paper'].map((name) => scene(name, 936)),
	);
	return {
		title: `${words.hero.name} ${words.hero.year}: brochure`,
		styles: ['brochure', 'inner-pages'].map((name) => `packages/artwork/documents/brochure/${name}.css`),
		body: pages(words, plant, scenes),
	};
}
