import {
	Attachment,
	Calendar,
	CheckmarkOutline,
	ChevronDown,
	Dashboard,
	Document,
	Email,
	Folder,
	Notification,
	Report,
	Search,
	Settings,
	Task,
	UserMultiple,
} from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { lineChart, ringChart, stackedBars } from '../../drawing/charts.ts';
import { icon } from '../../drawing/icon.ts';
import { board } from './board.ts';
import { faces } from './faces.ts';
import { gantt } from './gantt.ts';

const navigation = [
	[Dashboard, 'Overview'],
	[Task, 'My tasks'],
	[Calendar, 'Calendar'],
	[Folder, 'Projects'],
	[Report, 'Reports'],
	[UserMultiple, 'People'],
	[Email, 'Inbox'],
	[Settings, 'Settings'],
] as const;

const figures = [
	['Open tasks', '48', 'six fewer than last week', [40, 44, 52, 58, 55, 54, 48]],
	['Due this week', '17', 'four of them today', [9, 12, 8, 14, 11, 15, 17]],
	['In review', '9', 'waiting for two reviewers', [4, 6, 5, 7, 6, 8, 9]],
	['Done this month', '126', 'the target is 140', [20, 38, 55, 71, 90, 108, 126]],
] as const;

const loads: readonly [string, string, number][] = [
	['FE', 'Front-end engineer', 92],
	['BE', 'Back-end engineer', 78],
	['UX', 'Interface designer', 64],
	['QA', 'Test engineer', 55],
	['OP', 'Operations engineer', 41],
	['PM', 'Project lead', 70],
];

const news: readonly [string, string, string, string][] = [
	['QA', 'Test engineer', 'passed “Search that forgives spelling”', '10 minutes ago'],
	['UX', 'Interface designer', 'added three sketches to “Booking calendar”', '40 minutes ago'],
	['BE', 'Back-end engineer', 'moved “Receipts” to Doing', '2 hours ago'],
	['PM', 'Project lead', 'changed the due date of “Offline mode” to 12 May', 'Yesterday'],
	['OP', 'Operations engineer', 'closed the incident “Slow uploads”', 'Yesterday'],
];

const papers: readonly [string, string, string][] = [
	['Intake form, second draft', 'Document', '12 pages'],
	['Interview notes, round 3', 'Document', '31 pages'],
	['Calendar, keyboard map', 'Drawing', '4 frames'],
	['Export columns', 'Table', '58 rows'],
];

const heat = [...'10234320134543012233420123554301245320113443201022343'].map(Number);
const heatColours = ['#edeff7', '#d5cdf6', '#b3a3ee', '#8f78e2', '#6f52d6', '#4a2fb0'];
const heatMap = `<svg viewBox="0 0 318 126">${Array.from({ length: 105 }, (_, i) => `<rect x="${Math.floor(i / 7) * 21}" y="${(i % 7) * 18}" width="18" height="15" fill="${heatColours[heat[(i * 11) % heat.length] ?? 0]}"/>`).join('')}</svg>`;

/** A dashboard for a team that shares its tasks. */
export const tasks = html`<aside><p class="brand"><svg viewBox="0 0 24 24"><path d="M2 2h9v9H2zM13 13h9v9h-9z" fill="#fff"/><path d="M13 2h9v9h-9zM2 13h9v9H2z" fill="#8f78e2"/></svg> Taskboard</p><ul>${navigation.map(([glyph, name], i) => `<li class="${i === 0 ? 'on' : ''}">${icon(glyph)}${name}${name === 'Inbox' ? '<b>5</b>' : ''}</li>`)}</ul><h4>Projects</h4><ul class="projects"><li><i class="t-violet"></i>Intake and booking</li><li><i class="t-teal"></i>Reports</li><li><i class="t-amber"></i>Public pages</li><li><i class="t-rose"></i>Access review</li></ul></aside>
<main><div class="top"><p class="search">${icon(Search)} Search tasks, people and files</p>${icon(Notification)}${icon(Email)}${faces(['PM'])}</div>
<div class="hello"><div><h1>Good morning</h1><p>Four things are due today. One of them is late.</p></div><span class="chip">${icon(Calendar, 16)} 8 to 14 May ${icon(ChevronDown, 16)}</span></div>
<ul class="figures">${figures.map(([name, value, note, line]) => html`<li class="panel"><h3>${name}</h3><div><b>${value}</b>${lineChart([{ values: line, colour: '#5b3fd1' }], { width: 120, height: 44, most: Math.max(...line) * 1.1 })}</div><p>${note}</p></li>`)}</ul>
<div class="pair"><section class="panel"><header><h2>Burn-down</h2><p class="key"><i class="t-violet"></i>Remaining <i class="t-line"></i>Planned</p></header>${lineChart(
	[
		{ values: [96, 92, 90, 81, 78, 66, 63, 55, 48], colour: '#5b3fd1' },
		{ values: [96, 85, 74, 63, 52, 41, 30, 19, 8], colour: '#8a93ad', dashed: true },
	],
	{ width: 560, height: 300, most: 100 },
)}<p class="axis">${['29', '30', '1', '2', '5', '6', '7', '8', '9'].map((d) => `<span>${d}</span>`)}</p></section><section class="panel"><header><h2>Where the time goes</h2></header><div class="ring">${ringChart(
	[
		[38, '#5b3fd1'],
		[27, '#1c8c86'],
		[20, '#e19a1b'],
		[15, '#c2294f'],
	],
)}<ul><li><i class="t-violet"></i>Features<b>38%</b></li><li><i class="t-teal"></i>Data<b>27%</b></li><li><i class="t-amber"></i>Content<b>20%</b></li><li><i class="t-rose"></i>Access<b>15%</b></li></ul></div></section></div>
${board}${gantt}
<div class="pair even"><section class="panel"><header><h2>Who has room</h2></header><ul class="loads">${loads.map(([who, role, load]) => html`<li>${faces([who])}<span>${role}</span><svg viewBox="0 0 100 8" preserveAspectRatio="none"><rect width="100" height="8" fill="#e6e9f2"/><rect width="${load}" height="8" fill="${load > 85 ? '#c2294f' : '#1c8c86'}"/></svg><b>${load}%</b></li>`)}</ul></section><section class="panel"><header><h2>Done by day</h2></header>${stackedBars(
	[
		[4, 2, 1],
		[5, 3, 2],
		[3, 4, 1],
		[6, 2, 3],
		[5, 4, 2],
		[2, 1, 0],
		[1, 0, 0],
		[6, 3, 2],
		[7, 3, 1],
		[5, 5, 2],
	],
	['#5b3fd1', '#1c8c86', '#e19a1b'],
	{ width: 440, height: 206, most: 13 },
)}<p class="key"><i class="t-violet"></i>Features <i class="t-teal"></i>Data <i class="t-amber"></i>Content</p></section></div>
<div class="pair even"><section class="panel"><header><h2>What changed</h2></header><ul class="news">${news.map(([who, role, words, when]) => `<li>${faces([who])}<p><b>${role}</b> ${words}<span>${when}</span></p></li>`)}</ul></section><section class="panel"><header><h2>Quiet and busy weeks</h2></header>${heatMap}<p class="key">Quiet ${heatColours.map((colour) => `<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="${colour}"/></svg>`)} Busy</p><h2 class="second">Shared papers</h2><ul class="papers">${papers.map(([name, kind, size]) => `<li>${icon(kind === 'Drawing' ? Attachment : Document)}<span>${name}</span><i>${size}</i></li>`)}</ul></section></div>
<section class="panel week"><header><h2>Your week</h2></header><div>${['Mon 8', 'Tue 9', 'Wed 10', 'Thu 11', 'Fri 12'].map((day, i) => html`<section><h3 class="${i === 2 ? 'now' : ''}">${day}</h3><p class="t-${['violet', 'teal', 'rose', 'amber', 'violet'][i]} h${(i % 3) + 1}">${['Planning', 'Data review', 'Calendar: keyboard', 'Reading hour', 'Demonstration'][i]}<span>${['09:30', '11:00', '10:00', '14:00', '15:30'][i]}</span></p><p class="t-pale h${((i + 1) % 3) + 1}">${['Design talk', 'Pair work', 'Lunch together', 'Test clinic', 'Look back'][i]}<span>${['14:00', '15:00', '13:00', '16:30', '17:00'][i]}</span></p></section>`)}</div></section>
<p class="foot">${icon(CheckmarkOutline, 16)} Everything is saved. Sample data in a drawn design.</p></main>`;
