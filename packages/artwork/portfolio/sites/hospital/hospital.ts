import {
	Calendar,
	CheckmarkFilled,
	HealthCross,
	Hospital,
	Microscope,
	Person,
	Phone,
	Pills,
	ScanAlt,
	Stethoscope,
	TemperatureHot,
	Translate,
} from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';

const departments = [
	[Stethoscope, 'General medicine'],
	[Person, 'Children'],
	[ScanAlt, 'Bones and joints'],
	[Microscope, 'Laboratory'],
	[TemperatureHot, 'Fever clinic'],
	[Pills, 'Pharmacy'],
] as const;
const hours = [
	'09:00',
	'09:20',
	'09:40',
	'10:00',
	'10:20',
	'10:40',
	'11:00',
	'11:20',
	'11:40',
	'12:00',
	'15:00',
	'15:20',
];
const taken = [1, 2, 5, 8, 9];
const doctors = [
	['Physician', 'Room 4', 'Mon, Wed, Fri'],
	['Children’s doctor', 'Room 9', 'Every day'],
	['Bone surgeon', 'Room 12', 'Tue, Thu'],
];
const days =
	[...'MTWTFSS'].map((d) => `<b>${d}</b>`).join('') +
	Array.from(
		{ length: 31 },
		(_, i) => `<span class="${i === 13 ? 'on' : i % 7 === 6 ? 'off' : ''}">${i + 1}</span>`,
	).join('');
const building = `<svg viewBox="0 0 420 300"><rect y="262" width="420" height="38" fill="#bfdcd2"/><rect x="70" y="70" width="280" height="192" fill="#fff"/><rect x="150" y="34" width="120" height="228" fill="#0d5c63"/><path d="M200 62h20v18h18v20h-18v18h-20v-18h-18V80h18z" fill="#fff"/>${[0, 1, 2].map((r) => [84, 112, 286, 314].map((x) => `<rect x="${x}" y="${92 + r * 50}" width="20" height="28" fill="${(r + x) % 4 ? '#9fd0cc' : '#f4c95d'}"/>`).join('')).join('')}<path d="M176 262v-62h68v62z" fill="#9fd0cc"/><path d="M208 200h4v62h-4z" fill="#0d5c63"/><path d="M20 262q-8-70 18-104q26 34 18 104zM372 262q-10-54 16-84q26 30 18 84z" fill="#5b9a7f"/><path d="M300 280h70v-30q0-8-8-8h-62z" fill="#fff"/><path d="M300 262h70v8h-70z" fill="#e4572e"/><circle cx="318" cy="282" r="9" fill="#243b44"/><circle cx="354" cy="282" r="9" fill="#243b44"/></svg>`;

/** Appointments at a hospital. */
export const hospital = html`<p class="help">${icon(HealthCross)} Emergency: come at once, no appointment needed <span>${icon(Translate, 16)} English</span></p>
<header><a class="brand">${icon(Hospital, 32)} District teaching hospital</a><nav><a>Departments</a><a>Doctors</a><a>Reports</a></nav><a class="call">${icon(Phone, 16)} Call</a></header>
<section class="opening"><div><h1>Book a visit in three steps</h1><p>Choose a department, a day and a time. You get a token number, so you wait at home and not in the corridor.</p></div>${building}</section>
<section class="book"><ol class="steps"><li class="done">${icon(CheckmarkFilled)} Department</li><li class="on"><b>2</b> Day and time</li><li><b>3</b> Your details</li></ol>
<ul class="departments">${departments.map(([glyph, name], i) => `<li class="${i === 2 ? 'on' : ''}">${icon(glyph, 32)}${name}</li>`)}</ul>
<div class="when"><div><h2>${icon(Calendar, 24)} July</h2><p class="month">${days}</p></div><div><h2>Tuesday 14 July, room 12</h2><p class="times">${hours.map((hour, i) => `<span class="${taken.includes(i) ? 'off' : i === 6 ? 'on' : ''}">${hour}</span>`)}</p><p class="summary">Bones and joints, 11:00<br><i>About 20 minutes. Bring earlier X-rays if you have them.</i></p><a class="solid">Keep this time</a></div></div></section>
<section class="doctors"><h2>Who sees you</h2><ul>${doctors.map(([role, room, when]) => `<li><svg viewBox="0 0 90 90"><rect width="90" height="90" fill="#cfe7df"/><circle cx="45" cy="34" r="16" fill="#8b5e45"/><path d="M14 90Q16 56 45 56T76 90Z" fill="#fff"/><path d="M38 57l7 14l7-14" fill="#0d5c63"/></svg><div><h3>${role}</h3><p>${room}</p><p>${when}</p></div></li>`)}</ul></section>
<section class="know"><div><h2>Before you come</h2><ul><li>Your token number, on paper or phone</li><li>Earlier reports and the list of your medicines</li><li>Wheelchairs wait at gate 1</li></ul></div><div><h2>Your reports</h2><p>Laboratory results are ready the next morning. Enter the number printed on your slip.</p><label>Slip number<span>LAB 000 000</span></label></div></section><footer>Sample design of an appointment site. It books nothing.</footer>`;
