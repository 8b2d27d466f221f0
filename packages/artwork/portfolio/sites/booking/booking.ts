import {
	Add,
	Chemistry,
	ChevronLeft,
	ChevronRight,
	Microscope,
	Notification,
	Settings,
	TemperatureHot,
	ToolKit,
	UserMultiple,
	WarningAlt,
} from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';

const machines = [
	[ToolKit, 'Tensile tester', 'Room 2', 'free'],
	[Microscope, 'Microscope', 'Room 5', 'busy'],
	[TemperatureHot, 'Drying oven', 'Room 2', 'free'],
	[Chemistry, 'Fume hood', 'Room 7', 'care'],
	[Settings, 'Milling machine', 'Workshop', 'busy'],
] as const;
const words = { free: 'Free now', busy: 'In use until 13:00', care: 'Service on Friday' };
const days = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20'];
type Booking = readonly [day: number, from: number, hours: number, title: string, who: string, tone: string];
const bookings: readonly Booking[] = [
	[0, 9, 2, 'Jute laminates', 'PhD scholar', 'a'],
	[0, 13, 3, 'Course: materials 2', 'Teaching', 'b'],
	[1, 10, 2, 'Calibration', 'Technician', 'c'],
	[1, 14, 2, 'Fatigue, run 4', 'Research group', 'a'],
	[2, 9, 4, 'Your booking: coir, 12 specimens', 'You', 'me'],
	[2, 15, 2, 'Banana fibre', 'Master’s student', 'a'],
	[3, 11, 2, 'Open day', 'Visitors', 'b'],
	[3, 14, 3, 'Industry test', 'Outside partner', 'd'],
	[4, 9, 8, 'Service: no bookings', 'Technician', 'c'],
];
const hours = Array.from({ length: 9 }, (_, i) => 9 + i);
const week = `<svg viewBox="0 0 680 520">${hours.map((h, i) => `<path d="M46 ${30 + i * 60}H680" stroke="#dfe5e4"/><text x="0" y="${35 + i * 60}">${String(h).padStart(2, '0')}:00</text>`).join('')}${days.map((day, i) => `<text class="day" x="${52 + i * 126}" y="14">${day}</text><path d="M${46 + i * 126} 0V520" stroke="#dfe5e4"/>`).join('')}${bookings
	.map(([day, from, long, title, who, tone]) => {
		const [x, y] = [49 + day * 126, 32 + (from - 9) * 60];
		return `<g class="k-${tone}"><rect x="${x}" y="${y}" width="120" height="${long * 60 - 4}"/><foreignObject x="${x + 9}" y="${y + 7}" width="106" height="${long * 60 - 12}"><p><b>${title}</b>${who}</p></foreignObject></g>`;
	})
	.join(
		'',
	)}<path d="M298 226H424" stroke="#d1342f" stroke-width="2"/><circle cx="298" cy="226" r="5" fill="#d1342f"/></svg>`;
const use = [62, 80, 44, 71, 90, 38, 55];
const checks = [
	'Read the safety card of the machine',
	'Specimens measured and marked',
	'Supervisor has agreed',
];

const diary = [
	['Wed 18 Nov', '09:00 to 13:00', 'Tensile tester', 'Coir mat, 12 specimens', 'Kept'],
	['Mon 23 Nov', '10:00 to 12:00', 'Microscope', 'Broken ends of the coir', 'Kept'],
	['Tue 24 Nov', '14:00 to 16:00', 'Drying oven', 'Banana fibre, second batch', 'Waiting'],
	['Mon 30 Nov', '09:00 to 17:00', 'Milling machine', 'Grips for thin specimens', 'Kept'],
];
const rig = `<svg viewBox="0 0 300 340"><rect width="300" height="340" fill="#d6e8e5"/><path d="M40 300H260V324H40Z" fill="#0e3b39"/><path d="M66 40H82V300H66ZM218 40H234V300H218Z" fill="#48625f"/><path d="M56 26H244V48H56ZM60 110H240V138H60Z" fill="#0e3b39"/><path d="M134 138H166V164H134ZM134 262H166V300H134Z" fill="#f2b544"/><path d="M140 164Q150 212 140 262H160Q150 212 160 164Z" fill="#b98547"/><rect x="246" y="150" width="38" height="60" rx="3" fill="#14302e"/><path d="M252 196l8-18l8 6l10-24" stroke="#7fe0d3" stroke-width="2.5" fill="none"/></svg>`;
const notes = [
	['Force', 'Light and heavy cells, changed by the technician'],
	['Grips', 'Flat, wedge and rope; yours if you bring them'],
	['Data', 'A table for every specimen, on your own drive'],
	['Help', 'Technician in room 1, 10:00 to 16:00'],
];

/** A tool to book the machines of a laboratory. */
export const booking = html`<header><a class="brand"><svg viewBox="0 0 24 24"><path d="M8 2h8M10 2v7L4 21h16L14 9V2" fill="none" stroke="#fff" stroke-width="2.2"/></svg> Lab diary</a><nav><a class="on">Calendar</a><a>Machines</a><a>People</a><a>Reports</a></nav>${icon(Notification)}<b class="me">You</b></header>
<section class="bar"><h1>Tensile tester</h1><p>Room 2, ground floor</p><span>${icon(ChevronLeft)} 16 to 20 November ${icon(ChevronRight)}</span><a class="solid">${icon(Add)} New booking</a></section>
<section class="work"><aside><h2>Machines</h2><ul>${machines.map(([glyph, name, room, state], i) => `<li class="${i === 0 ? 'on' : ''}">${icon(glyph, 24)}<div><h3>${name}</h3><p>${room}</p><p class="${state}">${words[state]}</p></div></li>`)}</ul><p class="note">${icon(WarningAlt)} Bring your own grips for specimens under 2 mm.</p></aside><div class="week">${week}</div></section>
<section class="panels"><div><h2>Book in one line</h2><label>What will you test?<span>Coir mat, 12 specimens</span></label><div class="two"><label>Day<span>Wed 18</span></label><label>From<span>09:00</span></label><label>Hours<span>4</span></label></div><ul class="checks">${checks.map((c, i) => `<li class="${i < 2 ? 'done' : ''}"><i></i>${c}</li>`)}</ul><a class="solid">Keep this time</a></div>
<div><h2>How full is the week?</h2><svg viewBox="0 0 380 200">${use.map((value, i) => `<rect x="${i * 54 + 4}" y="${170 - value * 1.6}" width="40" height="${value * 1.6}" fill="${value > 75 ? '#d1342f' : '#12827c'}"/><text x="${i * 54 + 24}" y="192" text-anchor="middle">${['Tens.', 'Micr.', 'Oven', 'Hood', 'Mill', 'Lathe', 'Print'][i]}</text>`)}</svg><p class="small">Booked hours by machine, sample figures</p><h2 class="next">${icon(UserMultiple, 24)} Waiting list</h2><ol><li>Research group, Thursday morning</li><li>Master’s student, any two hours</li></ol></div></section><section class="diary"><h2>Your diary</h2><table><tr><th>Day</th><th>Time</th><th>Machine</th><th>Work</th><th></th></tr>${diary.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)}</table></section>
<section class="machine">${rig}<div><h2>About this machine</h2><dl>${notes.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`)}</dl><a class="solid">Read the safety card</a></div></section><footer>Sample design of a booking tool</footer>`;
