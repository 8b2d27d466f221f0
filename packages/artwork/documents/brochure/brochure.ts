import type { Browser } from '@playwright/test';
import { editions } from '../../../../app/editions/editions.ts';
import { company } from '../../../../content/company.ts';
import { aboutOf } from '../../../../content/conference/about.ts';
import { heroOf, tracksIntroOf } from '../../../../content/conference/conference.ts';
import { datesOf } from '../../../../content/conference/dates.ts';
import { factsOf } from '../../../../content/conference/edition-facts.ts';
import { venueLine } from '../../../../content/conference/edition-words.ts';
import { guidelinesOf } from '../../../../content/conference/guidelines.ts';
import { organisers } from '../../../../content/conference/organisers.ts';
import { workshops } from '../../../../content/conference/workshops.ts';
import { paths } from '../../../../contract/paths.ts';
import { publicOrigin } from '../../../../scripts/environment.ts';
import { html } from '../../press/html.ts';
import type { Leaflet } from '../../press/print.ts';
import { drawing, inked, scene, twillStrip } from '../art.ts';

const { brochured } = editions;
const hero = heroOf(brochured);
const importantDates = datesOf(brochured);
const [consultancy, institute, conference] = aboutOf(brochured);
const facts = factsOf(brochured);
const tracksIntro = tracksIntroOf(brochured, false);
const guidelines = guidelinesOf(brochured, true);
const { journals } = brochured;
const dateRow = ({ days, date, note }: (typeof importantDates.rows)[number]) =>
	`<tr class="${date.id}"><th scope="row">${days.map(({ words }) => words).join('–')}</th><td>${date.label}<span>${note}</span></td></tr>`;

const cover = (plant: string) =>
	html`<section class="page cover"><div class="plant" aria-hidden="true">${plant}</div><div class="mark">${drawing('marks/logo-mono')}</div><p class="kind">${hero.kind}</p><h1>${hero.name} <br>${hero.year}</h1><p class="when">${hero.when}<br>${hero.where}</p><div class="foot">${twillStrip(105)}</div></section>`;

const invitation = (scenes: readonly string[]) =>
	html`<section class="page invitation"><h2>${conference?.heading}</h2><p class="lead">${conference?.text}</p><dl>${facts.map(({ label, value }) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl><div class="pair"><div><h3>${institute?.heading}</h3><p>${institute?.text}</p></div><div><h3>${consultancy?.heading}</h3><p>${consultancy?.text}</p></div></div><div class="scenes" aria-hidden="true">${scenes}</div><h2>${importantDates.heading}</h2><table><thead><tr><th scope="col">${importantDates.columns.date}</th><th scope="col">${importantDates.columns.milestone}</th></tr></thead><tbody>${importantDates.rows.map(dateRow)}</tbody></table><p class="small">${importantDates.rule}</p></section>`;

const programme = html`<section class="page programme"><h2>${tracksIntro.heading}</h2><p class="lead">${tracksIntro.lead}</p><ol>${brochured.tracks.map(({ title, topics }, at) => html`<li><b aria-hidden="true">${at + 1}</b><div><h3>Track ${at + 1}: ${title}</h3><ul>${topics.map((topic) => `<li>${topic}</li>`)}</ul></div></li>`)}</ol></section>`;

const practical = html`<section class="page practical"><h2>${guidelines.heading}</h2><ol>${guidelines.steps.map((step, at) => `<li><b aria-hidden="true">${at + 1}</b>${step}</li>`)}</ol><p>Download the paper template (PDF and MS-Word) from the conference page.</p><div class="pair"><div><h3>Publication</h3><p>${guidelines.publication}</p><ul>${journals.map((journal) => `<li>${journal}</li>`)}</ul></div><div><h3>Workshops</h3><p>Hands-on, at the conferences of AEG:</p><ul>${workshops.map(({ title }) => `<li>${title}</li>`)}</ul></div></div><div class="pair"><div><h3>Registration</h3><p>On the conference page, until ${importantDates.rows.find(({ date }) => date.id === 'registration')?.days[0]?.words}. There is a registration fee: ask the organisers for the amount.</p></div><div><h3>Venue</h3><p>${venueLine(brochured)}.</p></div></div><div class="contact"><h2>Ask the organisers</h2><p>${company.name}, ${company.city}, ${company.region}, ${company.country}</p><p>${organisers.email} &nbsp;·&nbsp; ${organisers.phone}${organisers.sample ? ' &nbsp;·&nbsp; Example' : ''}</p><p class="small">On the website: ${publicOrigin}${paths.conference} and ${publicOrigin}${paths.registration}.</p></div><div class="foot">${twillStrip(105)}</div></section>`;

/** The four pages, around drawings that are handed in. */
export const pages = (plant: string, scenes: readonly string[]) =>
	html`<main>${cover(plant)}${invitation(scenes)}${programme}${practical}</main>`;

/** CONF-8, PLAN-1: four pages in A4 to take along. */
export async function brochure(browser: Browser): Promise<Leaflet> {
	const plant = await inked(browser, 'plants/marigold', '#e26b09', 1750);
	const scenes = await Promise.all(
		['halls/speaker', 'halls/questions', 'awards/best-paper'].map((name) => scene(name, 936)),
	);
	return {
		title: `${hero.name} ${hero.year}: brochure`,
		styles: ['brochure', 'inner-pages'].map((name) => `packages/artwork/documents/brochure/${name}.css`),
		body: pages(plant, scenes),
	};
}
