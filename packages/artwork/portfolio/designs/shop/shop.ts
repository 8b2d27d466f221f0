import { ArrowRight, Delivery, FavoriteFilled, Search, ShoppingBag, Undo, User } from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { type Good, goodsTile } from '../../drawing/goods.ts';
import { icon } from '../../drawing/icon.ts';
import { room } from './room.ts';

const w = (draft: Good['weave']['draft'], warp: string, weft: string, cell: number, turn = 0) => ({
	draft,
	warp,
	weft,
	cell,
	turn,
});
const clay = { wall: '#f1d9c2', floor: '#e3bf9e' };
const sage = { wall: '#d9e0d0', floor: '#c0caaf' };
const sky = { wall: '#d3e0df', floor: '#b5cac8' };
const corn = { wall: '#f5e4bd', floor: '#e7cd94' };

const rooms: readonly [string, string, Good][] = [
	[
		'Rugs',
		'Jute, cotton and wool',
		{ kind: 'rug', weave: w('diamond', '#a8351f', '#f1dcb8', 6), ...clay, trim: '#f7ead1' },
	],
	[
		'Cushions',
		'Herringbone and basket',
		{ kind: 'cushion', weave: w('herringbone', '#1f5258', '#dfe9e2', 7), ...sage, trim: '#163c41' },
	],
	[
		'Baskets',
		'Split bamboo, sisal',
		{ kind: 'basket', weave: w('basket', '#c08b49', '#9b6a33', 8), ...corn, trim: '#6d4520' },
	],
	[
		'Lighting',
		'Open-weave shades',
		{ kind: 'lamp', weave: w('plain', '#f0d6a2', '#d7af69', 7), ...sky, trim: '#7c5426' },
	],
];

interface Product {
	readonly name: string;
	readonly made: string;
	readonly dyes: readonly string[];
	readonly tag?: string;
	readonly good: Good;
}

const products: readonly Product[] = [
	{
		name: 'River-stripe throw',
		made: 'Cotton, bar weave',
		dyes: ['#d9a441', '#1f5258', '#a8351f'],
		tag: 'New',
		good: { kind: 'throw', weave: w('bars', '#f4e7cf', '#d9a441', 8), ...sky, trim: '#8d5a1c' },
	},
	{
		name: 'Diamond floor rug',
		made: 'Jute and cotton',
		dyes: ['#a8351f', '#3d2a20'],
		good: { kind: 'rug', weave: w('diamond', '#214a52', '#efdcbd', 6), ...clay, trim: '#f7ead1' },
	},
	{
		name: 'Herringbone cushion',
		made: 'Wool, 50 x 50 cm',
		dyes: ['#e09a2f', '#1f5258', '#7d8f4e'],
		good: { kind: 'cushion', weave: w('herringbone', '#dd9325', '#fbe7c0', 7), ...sage, trim: '#94570c' },
	},
	{
		name: 'Cane-back chair',
		made: 'Beech and split cane',
		dyes: ['#6d4520', '#2b1a14'],
		good: { kind: 'chair', weave: w('plain', '#ecd2a0', '#c99f5d', 8), ...corn, trim: '#6d4520' },
	},
	{
		name: 'Sisal market basket',
		made: 'Sisal, leather handle',
		dyes: ['#c08b49', '#a8351f'],
		good: { kind: 'basket', weave: w('twill', '#e5c78d', '#b4512f', 7), ...sky, trim: '#7a3218' },
	},
	{
		name: 'Round coir mat',
		made: 'Coir on jute, 120 cm',
		dyes: ['#8a5a30', '#1f5258'],
		tag: 'Back in stock',
		good: { kind: 'mat', weave: w('basket', '#a8713e', '#7e4f28', 6), ...sage, trim: '#f0dcb6' },
	},
	{
		name: 'Woven-neck vase',
		made: 'Clay with cord',
		dyes: ['#b4512f', '#e9d3a6'],
		good: { kind: 'vase', weave: w('satin', '#c9633f', '#a84729', 7), ...corn, trim: '#5e2412' },
	},
	{
		name: 'Open-weave pendant',
		made: 'Banana fibre, 48 cm',
		dyes: ['#e2c48d', '#2b1a14'],
		good: { kind: 'lamp', weave: w('twill', '#2a5a5f', '#e9d9b4', 7, 45), ...clay, trim: '#173d42' },
	},
];

const card = ({ name, made, dyes, tag, good }: Product) =>
	html`<li class="product"><div class="picture">${goodsTile(good)}${tag && `<em>${tag}</em>`}<b>${icon(FavoriteFilled, 16)}</b></div><h3>${name}</h3><p>${made}</p><div class="row"><span>Sample price</span><i>${dyes.map((dye) => `<u><svg viewBox="0 0 14 14"><circle cx="7" cy="7" r="6" fill="${dye}"/></svg></u>`)}</i></div></li>`;

const steps = [
	['Spun', 'Yarn is chosen for the job: jute to be walked on, cotton to be held.'],
	['Dyed', 'Small baths of madder, indigo and turmeric, so no two lots are quite alike.'],
	['Woven', 'Each pattern is planned on squared paper before a thread is tied.'],
];

const care: readonly (readonly [string, string, string, string])[] = [
	['Jute', 'Hallways, under tables', 'Shake out, dry cloth', 'Firm'],
	['Cotton', 'Beds, sofas, curtains', 'Cold wash, line dry', 'Soft'],
	['Wool', 'Living rooms, reading chairs', 'Brush, spot clean', 'Warm'],
	['Coir', 'Thresholds, verandas', 'Beat and rinse', 'Coarse'],
];

/** A shop for woven household goods. */
export const shop = html`
<p class="notice">${icon(Delivery, 16)} Delivery in reused cartons &nbsp;·&nbsp; ${icon(Undo, 16)} Return within the sample period</p>
<header><a class="brand">Warp <i>&amp;</i> Room</a><nav><a class="on">New</a><a>Rugs</a><a>Cushions</a><a>Baskets</a><a>Lighting</a><a>How it is made</a></nav><div class="tools">${icon(Search)}${icon(User)}<span>${icon(ShoppingBag)}<b>2</b></span></div></header>
<section class="opening">${room}<div><h1>Woven for the rooms you live in</h1><p>Rugs, cushions and baskets from four fibres and a good deal of patience.</p><a class="button">See the new season ${icon(ArrowRight)}</a><a class="plain">Shop by room</a></div></section>
<section class="rooms"><h2>Start with one thing</h2><ul>${rooms.map(([name, text, good]) => `<li>${goodsTile(good)}<div><h3>${name}</h3><p>${text}</p></div>${icon(ArrowRight)}</li>`)}</ul></section>
<section class="range"><div class="head"><h2>New this season</h2><div class="filters"><a class="on">All</a><a>Floor</a><a>Sofa</a><a>Table</a><a>Light</a></div><p>8 of 64 things</p></div><ul>${products.map(card)}</ul></section>
<section class="made"><div class="draft">${goodsTile({ kind: 'rug', weave: w('diamond', '#f3c35b', '#7e2413', 9), wall: '#a8351f', floor: '#8f2a17', trim: '#f6dca0' })}</div><div><h2>Planned square by square</h2><ol>${steps.map(([title, text], i) => `<li><b>${i + 1}</b><div><h3>${title}</h3><p>${text}</p></div></li>`)}</ol><a class="plain">Visit the workshop page ${icon(ArrowRight)}</a></div></section>
<section class="care"><h2>Which fibre, where?</h2><table><tr><th>Fibre</th><th>Good for</th><th>Care</th><th>Underfoot</th></tr>${care.map((row) => `<tr>${row.map((cell, i) => (i ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`)}</table></section>
<section class="letter"><div><h2>One letter a month</h2><p>New weaves, care notes and seconds at a lower price.</p></div><form><label>Email address<span>you@home.example</span></label><a class="button">Send me the letter</a></form></section>
<footer><div><a class="brand">Warp <i>&amp;</i> Room</a><p>A sample shop design.</p></div><ul><li>Shop</li><li>Rugs</li><li>Cushions</li><li>Baskets</li></ul><ul><li>Help</li><li>Delivery</li><li>Returns</li><li>Care</li></ul><ul><li>About</li><li>Workshop</li><li>Fibres</li><li>Letters</li></ul></footer>`;
