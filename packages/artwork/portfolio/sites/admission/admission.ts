import { ArrowRight, Bot, Building, Chemistry, Education, Idea, ToolKit, Wheat } from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';

const courses = [
	[ToolKit, 'Mechanical engineering', '4 years', '120 seats'],
	[Bot, 'Computer science', '4 years', '180 seats'],
	[Idea, 'Electrical engineering', '4 years', '60 seats'],
	[Building, 'Civil engineering', '4 years', '60 seats'],
	[Chemistry, 'Applied chemistry', '3 years', '40 seats'],
	[Wheat, 'Agricultural engineering', '4 years', '40 seats'],
] as const;
const steps = [
	['Make an account', 'With a phone number you can be reached on.'],
	['Choose two courses', 'In the order you prefer them.'],
	['Add your papers', 'Mark sheets and a photograph, as pictures or PDF.'],
	['Come to the counselling', 'We write to you one week before.'],
];
const dates = [
	['1 June', 'Applications open'],
	['30 June', 'Last day to apply'],
	['8 July', 'First list of seats'],
	['20 July', 'Second list of seats'],
	['1 August', 'Classes begin'],
];
const tower = Array.from(
	{ length: 9 },
	(_, i) =>
		`<path d="M${120 + i * 76} 360V236q0-26 28-26t28 26v124z" fill="#132a4e" opacity="${i === 4 ? 0 : 0.92}"/>`,
).join('');
const campus = `<svg viewBox="0 0 960 460" preserveAspectRatio="xMidYMax slice"><rect width="960" height="460" fill="#f4c64f"/><circle cx="770" cy="120" r="70" fill="#fbe7a8"/><path d="M0 330Q200 250 420 320T960 280V460H0Z" fill="#e09a3b"/><path d="M90 180H870V380H90Z" fill="#f7ecd7"/><path d="M80 168H880V186H80Z" fill="#a63a24"/>${tower}<path d="M400 90H560V380H400Z" fill="#a63a24"/><path d="M390 90L480 24L570 90Z" fill="#132a4e"/><circle cx="480" cy="140" r="30" fill="#f7ecd7"/><path d="M480 120V140H494" stroke="#132a4e" stroke-width="4" fill="none"/><path d="M440 380V270q0-40 40-40t40 40v110z" fill="#132a4e"/><path d="M0 380H960V460H0Z" fill="#5f7f4c"/><path d="M430 380H530L640 460H320Z" fill="#f0dfba"/>${[40, 250, 330, 640, 720, 910].map((x, i) => `<path d="M${x} 396q-34-${60 + (i % 3) * 12} 0-${96 + (i % 3) * 16}q34 ${36 + (i % 3) * 8} 0 ${96 + (i % 3) * 16}z" fill="#35562f"/>`).join('')}${[200, 420, 560, 700, 800].map((x, i) => `<g transform="translate(${x} ${414 + (i % 3) * 10})"><circle cy="-38" r="7" fill="#5d3a29"/><path d="M-8 0q-2-30 8-30t8 30z" fill="${['#a63a24', '#132a4e', '#fff', '#d9822b', '#2f6f73'][i]}"/></g>`).join('')}</svg>`;

/** Admission to a college. */
export const admission = html`<header><a class="brand">${icon(Education, 32)} College of Engineering and Science</a><nav><a>Courses</a><a>Campus</a><a>Fees</a><a>Help</a></nav></header>
<section class="opening"><h1>Admissions are open until 30 June</h1><p>Six courses, one form, no queue.</p><a class="solid">Start your application ${icon(ArrowRight)}</a>${campus}</section>
<section class="steps"><h2>Four steps, about twenty minutes</h2><ol>${steps.map(([title, text], i) => `<li><b>${i + 1}</b><h3>${title}</h3><p>${text}</p></li>`)}</ol></section>
<section class="courses"><h2>Courses this year</h2><ul>${courses.map(([glyph, name, years, seats]) => `<li>${icon(glyph, 32)}<h3>${name}</h3><p>${years} <i>${seats}</i></p></li>`)}</ul></section>
<section class="pair"><div><h2>Dates</h2><table>${dates.map(([when, what]) => `<tr><th>${when}</th><td>${what}</td></tr>`)}</table></div><form><h2>Ask the admission office</h2><label>Your name<span></span></label><label>Phone<span></span></label><label>Your question<span class="big"></span></label><a class="solid">Send the question</a></form></section>
<section class="money"><h2>Can I get help with the fee?</h2><p>Three kinds of scholarship are open to every applicant. The form finds the ones you may ask for.</p><ul><li>By merit</li><li>By family income</li><li>For sport and arts</li></ul></section><footer>Sample design of an admission site</footer>`;
