import {
	ArrowRight,
	Calendar,
	Location,
	Microphone,
	PresentationFile,
	Restaurant,
	Ticket,
} from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';

const rays = Array.from(
	{ length: 60 },
	(_, i) =>
		`<path transform="rotate(${i * 6})" d="M0-${96 + (i % 3) * 34}V-${210 + ((i * 7) % 5) * 52}" stroke="${['#ff7a59', '#ffd166', '#7bdff2', '#f7f4ff'][i % 4]}" stroke-width="${3 + (i % 3) * 3}"/>`,
).join('');
const burst = `<svg viewBox="-480 -300 960 600" preserveAspectRatio="xMidYMid slice"><g transform="translate(336 40) scale(.74)">${rays}<circle r="72" fill="#ffd166"/></g></svg>`;
const rooms = ['Main hall', 'Room A', 'Room B'];
interface Slot {
	readonly at: string;
	readonly talks: readonly (readonly [string, string, string])[];
}
const slots: readonly Slot[] = [
	{ at: '09:30', talks: [['Opening', 'Chair of the meeting', 'all']] },
	{
		at: '10:15',
		talks: [
			['Storage for the evening hours', 'Keynote speaker 1', 'sun'],
			['Poster walk, first half', 'Authors at their posters', 'sea'],
			['Clinic: figures that can be read', 'Journal editor', 'plain'],
		],
	},
	{
		at: '11:30',
		talks: [
			['Panels on old roofs', 'Research scholar', 'sun'],
			['Small turbines, real winds', 'Assistant professor', 'sea'],
			['Metering a village', 'Field engineer', 'plain'],
		],
	},
	{ at: '13:00', talks: [['Lunch on the lawn', 'Vegetarian, served until 14:00', 'all']] },
	{
		at: '14:00',
		talks: [
			['What the grid forgets', 'Keynote speaker 2', 'sun'],
			['Hydrogen in the laboratory', 'Research group', 'sea'],
			['Workshop: open data in an hour', 'Data librarian', 'plain'],
		],
	},
	{ at: '16:30', talks: [['Best paper and closing', 'Programme committee', 'all']] },
];
const voices = [
	['Keynote speaker 1', 'Energy storage', '#ff7a59'],
	['Keynote speaker 2', 'Power systems', '#7bdff2'],
	['Panel chair', 'Policy and cities', '#ffd166'],
	['Workshop leader', 'Open data', '#b9a5f5'],
];
const portrait = (colour: string, i: number) =>
	`<svg viewBox="0 0 200 230"><rect width="200" height="230" fill="${colour}"/>${Array.from({ length: 8 }, (_, k) => `<circle cx="100" cy="250" r="${60 + k * 26 + i * 4}" fill="none" stroke="#1d1147" stroke-width="2" opacity=".25"/>`).join('')}<circle cx="100" cy="92" r="40" fill="#1d1147"/><path d="M24 230Q28 144 100 144T176 230Z" fill="#1d1147"/></svg>`;

/** A scientific meeting. */
export const meeting = html`<section class="opening">${burst}<header><a class="brand">Energy meeting</a><nav><a>Programme</a><a>Speakers</a><a>Papers</a><a>Venue</a></nav><a class="pill">${icon(Ticket, 16)} Register</a></header><h1>Light, stored</h1><p>Two days on the storage of renewable energy, for those who build it and those who measure it.</p><ul><li>${icon(Calendar)} 4 and 5 March</li><li>${icon(Location)} University hall, lake campus</li></ul></section>
<section class="voices"><h2>Whom you will hear</h2><ul>${voices.map(([role, subject, colour], i) => `<li>${portrait(colour ?? '', i)}<h3>${role}</h3><p>${subject}</p></li>`)}</ul></section>
<section class="programme"><h2>Programme</h2><p class="tabs"><a class="on">Day 1</a><a>Day 2</a><a>My plan (4)</a></p><div class="grid"><b></b>${rooms.map((room) => `<b>${room}</b>`)}${slots.map(({ at, talks }) => html`<i>${at}</i>${talks.map(([title, who, kind]) => `<div class="${kind}"><h3>${title}</h3><p>${who}</p></div>`)}`)}</div></section>
<section class="paper"><div><h2>Papers are welcome until 10 January</h2><p>Six pages, two columns, one idea.</p><a class="solid">Send your paper ${icon(ArrowRight)}</a></div><ol><li><b>10 Jan</b>Full paper</li><li><b>1 Feb</b>Answer of the reviewers</li><li><b>15 Feb</b>Final version</li><li><b>4 Mar</b>The meeting</li></ol></section>
<section class="practical"><div>${icon(PresentationFile, 32)}<h3>Speaking</h3><p>15 minutes and 5 for questions. Bring a PDF.</p></div><div>${icon(Microphone, 32)}<h3>Listening</h3><p>Captions in the main hall, a loop for hearing aids.</p></div><div>${icon(Restaurant, 32)}<h3>Eating</h3><p>Lunch and tea are part of the registration.</p></div></section><footer>Sample design of a conference site</footer>`;
