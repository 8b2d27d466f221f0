import { ArrowRight, Compare, Download, Filter } from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';
import { type Weave, weavePattern } from '../../drawing/weave-pattern.ts';

interface Cloth {
	readonly name: string;
	readonly structure: string;
	readonly use: string;
	readonly weave: Weave;
}

const cloths: readonly Cloth[] = [
	{
		name: 'Coir',
		structure: 'Twill, two-ply',
		use: 'Slope protection',
		weave: { draft: 'twill', warp: '#8d5527', weft: '#a96a35', cell: 15 },
	},
	{
		name: 'Jute',
		structure: 'Open plain',
		use: 'Sacking, liners',
		weave: { draft: 'plain', warp: '#b98d50', weft: '#caa266', cell: 11 },
	},
	{
		name: 'Sisal',
		structure: 'Corded rib',
		use: 'Matting',
		weave: { draft: 'basket', warp: '#e1cd97', weft: '#cdb67a', cell: 10 },
	},
	{
		name: 'Kenaf',
		structure: 'Herringbone',
		use: 'Acoustic panels',
		weave: { draft: 'herringbone', warp: '#cdbf93', weft: '#8f7f55', cell: 10 },
	},
	{
		name: 'Banana',
		structure: 'Plain ribbon',
		use: 'Laminates',
		weave: { draft: 'plain', warp: '#d8c29a', weft: '#b4946a', cell: 18 },
	},
	{
		name: 'Ramie',
		structure: 'Satin',
		use: 'Fine reinforcement',
		weave: { draft: 'satin', warp: '#f5f2e4', weft: '#d9d3bb', cell: 12 },
	},
	{
		name: 'Bamboo',
		structure: 'Basket, split culm',
		use: 'Boards',
		weave: { draft: 'basket', warp: '#c5b865', weft: '#ab9c4b', cell: 20 },
	},
	{
		name: 'Sun hemp',
		structure: 'Diamond',
		use: 'Cordage, cloth',
		weave: { draft: 'diamond', warp: '#b3ac7c', weft: '#928c5c', cell: 9 },
	},
	{
		name: 'Areca',
		structure: 'Bars',
		use: 'Filtration',
		weave: { draft: 'bars', warp: '#b78a4f', weft: '#7d5627', cell: 11 },
	},
];

let painted = 0;
const swatch = (weave: Weave, w = 280, h = 220) => {
	const id = `swatch${painted++}`;
	return `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs>${weavePattern(id, weave)}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/></svg>`;
};
const first: Weave = { draft: 'twill', warp: '#8d5527', weft: '#a96a35', cell: 26 };
const filters: readonly [string, readonly string[]][] = [
	['Fibre from', ['Husk', 'Leaf', 'Bast', 'Culm']],
	['Structure', ['Plain', 'Twill', 'Satin', 'Basket']],
	['Use', ['Laminates', 'Ground cover', 'Acoustics', 'Filters']],
];
const sheet = [
	['Fibre', 'Coir, coconut husk'],
	['Structure', '2/2 twill'],
	['Yarn', 'Two-ply, S twist'],
	['Edges', 'Bound or raw'],
	['Test report', 'Sent with every order'],
];

/** A catalogue of fibre mats. */
export const catalogue = html`<header><a class="brand">Fibre mats <i>catalogue</i></a><nav><a class="on">Mats</a><a>Tests</a><a>Cutting</a><a>Samples (3)</a></nav></header>
<section class="opening">${swatch(first, 960, 430)}<div><h1>Nine fibres, woven to be tested</h1><p>Choose by fibre, by structure or by what the mat has to do.</p></div></section>
<section class="shelf"><aside><h2>${icon(Filter)} Narrow down</h2>${filters.map(([title, names], k) => html`<h3>${title}</h3><ul>${names.map((name, i) => `<li class="${(k + i) % 4 === 0 ? 'on' : ''}"><i></i>${name}</li>`)}</ul>`)}<h3>Thickness</h3><svg viewBox="0 0 200 24"><path d="M0 12H200" stroke="#c9c2ac" stroke-width="4"/><path d="M30 12H140" stroke="#2f4a2f" stroke-width="4"/><rect x="22" y="3" width="16" height="18" fill="#2f4a2f"/><rect x="132" y="3" width="16" height="18" fill="#2f4a2f"/></svg><p>Fine to coarse</p></aside><ul class="cloths">${cloths.map(({ name, structure, use, weave }) => html`<li>${swatch(weave)}<h3>${name}</h3><p>${structure}<br>${use}</p></li>`)}</ul></section>
<section class="sheet">${swatch({ draft: 'twill', warp: '#8d5527', weft: '#a96a35', cell: 20 }, 420, 480)}<div><h2>Coir mat</h2><table>${sheet.map(([key, value]) => `<tr><th>${key}</th><td>${value}</td></tr>`)}</table><p><a class="solid">Ask for a sample ${icon(ArrowRight)}</a><a>${icon(Compare)} Compare</a><a>${icon(Download)} Data sheet</a></p></div></section>
<section class="curve"><div><h2>How a mat gives way</h2><p>Every batch is pulled until it breaks. The drawing shows the shape of the curve, not a measured value.</p></div><svg viewBox="0 0 460 260"><path d="M30 10V230H450" fill="none" stroke="#f3efe0" stroke-width="2"/><path d="M30 230Q120 190 190 110T300 46L312 200" fill="none" stroke="#e8b04a" stroke-width="4"/><path d="M30 230Q150 214 230 150T400 84L410 210" fill="none" stroke="#a8c796" stroke-width="4"/><text x="306" y="34">Warp</text><text x="396" y="72">Weft</text><text x="360" y="254">Stretch</text><text x="42" y="24">Force</text></svg></section><footer>Sample design of a catalogue</footer>`;
