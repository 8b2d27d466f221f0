import {
	ArrowRight,
	Bicycle,
	Calendar,
	CheckmarkFilled,
	ChevronDown,
	Hotel,
	Location,
	Restaurant,
	Search,
	Time,
	TrainProfile,
	TreeView,
	UserMultiple,
	WatsonHealthRotate_360,
	Wifi,
} from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';
import { type Land, landscape } from '../../drawing/landscape.ts';
import { places } from './places.ts';

const journeys: readonly [Land, string, string, string][] = [
	[places.fort, 'Hill forts by rail', '6 days', 'Walls, stepwells and a slow train'],
	[places.forest, 'Under the sal trees', '4 days', 'Walking with a naturalist'],
	[places.ghat, 'Evenings on the river', '3 days', 'Boats, lamps and early mornings'],
	[places.caves, 'Painted caves', '2 days', 'Rock shelters and a picnic'],
	[places.desert, 'Night in the dunes', '3 days', 'Stars, songs and a very early start'],
	[places.coast, 'Palms and back roads', '7 days', 'Bicycles between the villages'],
];

const days = [
	['1', 'Arrive by the lake', 'Boat at six, supper on the terrace', Hotel],
	['2', 'The old town on foot', 'Bazaar, weavers’ lane, two museums', Location],
	['3', 'Train to the hills', 'Window seats on the left side', TrainProfile],
	['4', 'The fort and its stepwells', 'Start before the heat, tea at the gate', Time],
	['5', 'Cycle to the caves', 'Fourteen kilometres, mostly shade', Bicycle],
] as const;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const seasons: readonly [string, string][] = [
	['Lakes', '332210122333'],
	['Hill forts', '332100012333'],
	['Forest', '233320000223'],
	['Dunes', '331000000133'],
	['Coast', '333210001233'],
];

const stays: readonly [Land, string, string][] = [
	[{ ...places.lake, seed: 90 }, 'House on the water', 'Four rooms, one long table'],
	[
		{ ...places.forest, seed: 12, sun: [300, 200, 60, '#fffbe6'] },
		'Tents at the edge of the forest',
		'Six tents, hot water by bucket',
	],
	[{ ...places.ghat, seed: 8 }, 'Rooms above the steps', 'Roof for sunrise, bells included'],
];

const route = `<svg viewBox="0 0 560 640" preserveAspectRatio="xMidYMid slice"><rect width="560" height="640" fill="#dfe8d4"/><path d="M0 470Q130 420 210 470T380 520Q470 540 560 500V640H0Z" fill="#a9cfd3"/><path d="M40 90Q120 40 200 96Q250 150 190 200Q110 240 60 180Q20 130 40 90Z" fill="#a9cfd3"/><g fill="none" stroke="#c2d0b2" stroke-width="12"><path d="M0 300Q160 260 290 320T560 270M330 0Q300 180 370 320T360 640"/></g><g fill="none" stroke="#b7c6a5" stroke-width="2">${[0, 1, 2, 3, 4].map((i) => `<path d="M${380 + i * 6} ${90 - i * 10}Q${450 + i * 10} ${30 + i * 6} ${500 - i * 8} ${110 + i * 4}T${430 - i * 6} ${200 - i * 16}Q${350 + i * 12} ${170 - i * 6} ${380 + i * 6} ${90 - i * 10}Z"/>`).join('')}</g><path d="M140 150Q200 250 180 320T300 410Q390 440 420 340T440 150" fill="none" stroke="#c4472b" stroke-width="4" stroke-dasharray="9 7"/>${(
	[
		[140, 150],
		[180, 320],
		[300, 410],
		[420, 340],
		[440, 150],
	] as const
)
	.map(
		([x, y], i) =>
			`<circle cx="${x}" cy="${y}" r="20" fill="#c4472b"/><text x="${x}" y="${y + 7}">${i + 1}</text>`,
	)
	.join(
		'',
	)}<g class="names"><text x="96" y="120">The lake</text><text x="210" y="330">Old town</text><text x="300" y="462">Junction</text><text x="452" y="372">Hill fort</text><text x="404" y="116">Painted caves</text></g></svg>`;

const promises = [
	[UserMultiple, 'Twelve at most', 'Small enough for one table and one boat.'],
	[TreeView, 'By rail first', 'A car only where there are no tracks.'],
	[Restaurant, 'Cooked nearby', 'Kitchens of the village, paid by the plate.'],
	[WatsonHealthRotate_360, 'Change your mind', 'Move your date once, without a reason.'],
] as const;

/** Journeys through lakes, hills and forests. */
export const travel = html`
<section class="opening">${landscape(places.lake)}<header><a class="brand">Slow Lines</a><nav><a>Journeys</a><a>Places</a><a>Seasons</a><a>Stays</a><a>Questions</a></nav><a class="pill">Plan a journey</a></header>
<h1>Take the long way round the lake</h1><p>Journeys by boat, rail and bicycle for people who look out of the window.</p>
<form><label>Where<span>${icon(Location)} Lakes and hills</span></label><label>When<span>${icon(Calendar)} November ${icon(ChevronDown, 16)}</span></label><label>Who<span>${icon(UserMultiple)} Two travellers ${icon(ChevronDown, 16)}</span></label><a>${icon(Search)} Find journeys</a></form></section>
<ul class="promises">${promises.map(([glyph, title, text]) => `<li>${icon(glyph, 32)}<h3>${title}</h3><p>${text}</p></li>`)}</ul>
<section class="journeys"><div class="head"><h2>Six ways to be away</h2><a class="more">All journeys ${icon(ArrowRight)}</a></div><ul>${journeys.map(([land, name, time, text]) => html`<li>${landscape(land)}<div><h3>${name}</h3><p>${text}</p><b>${time}</b></div></li>`)}</ul></section>
<section class="route"><div class="map">${route}</div><div><h2>Five days between the lake and the caves</h2><ol>${days.map(([n, title, text, glyph]) => html`<li><b>${n}</b><div><h3>${title}</h3><p>${text}</p></div>${icon(glyph, 24)}</li>`)}</ol><div class="buy"><p>Sample price<span>per traveller, all stays and trains</span></p><a>Choose a date</a></div></div></section>
<section class="seasons"><div><h2>When is it good?</h2><p>The darker the square, the kinder the weather. The rains have their own beauty, and their own prices.</p></div><table><tr><th></th>${months.map((m) => `<th>${m}</th>`)}</tr>${seasons.map(([name, marks]) => `<tr><th>${name}</th>${[...marks].map((m) => `<td class="s${m}"></td>`).join('')}</tr>`)}</table></section>
<section class="stays"><h2>Where you will sleep</h2><ul>${stays.map(([land, name, text]) => html`<li>${landscape(land)}<h3>${name}</h3><p>${text}</p><i>${icon(Wifi, 16)} Some Wi-Fi &nbsp; ${icon(CheckmarkFilled, 16)} Breakfast</i></li>`)}</ul></section>
<section class="closing">${landscape(places.desert)}<div><h2>Tell us the month. We will find the window seat.</h2><a>Plan a journey ${icon(ArrowRight)}</a></div></section>
<footer><a class="brand">Slow Lines</a><p>A sample travel design. No journey in it can be booked.</p><ul><li>Journeys</li><li>Seasons</li><li>Stays</li><li>Questions</li></ul></footer>`;
