import { Download, Email, Launch, OpenPanelLeft, Search } from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';
import { weavePattern } from '../../drawing/weave-pattern.ts';

const papers = [
	['Damping of jute and banana fibre laminates', 'Materials', '1-12'],
	['Small wind turbines on campus roofs: a year of readings', 'Energy', '13-24'],
	['Reading handwritten forms with few examples', 'Computing', '25-37'],
	['A low-cost rig for tensile tests in teaching', 'Instruments', '38-45'],
	['Water quality along an urban lake: a seasonal study', 'Environment', '46-58'],
];
const steps = ['Submitted', 'Checked by the editor', 'Two reviewers', 'Revision', 'Published'];

const cover = `<svg viewBox="0 0 240 320"><defs>${weavePattern('cover', { draft: 'diamond', warp: '#e8dcc0', weft: '#7b1e2b', cell: 9 })}</defs><rect width="240" height="320" fill="#7b1e2b"/><rect y="118" width="240" height="202" fill="url(#cover)"/><text x="20" y="46" font-size="25" font-weight="600">Journal of</text><text x="20" y="74" font-size="25" font-weight="600">Applied Studies</text><text x="20" y="102" font-size="13">Volume 7, issue 2</text></svg>`;

/** An academic journal. */
export const journal = html`<header><a class="brand">Journal of Applied Studies</a><nav><a class="on">Current issue</a><a>Archive</a><a>For authors</a><a>Editorial board</a></nav>${icon(Search)}</header>
<section class="issue"><div>${cover}</div><div><h1>Materials that grow: fibres, laminates and how we test them</h1><p>Five papers, one editorial and a note on open data. Free to read, free to share with credit.</p><p class="links"><a>${icon(OpenPanelLeft, 16)} Read the issue</a><a>${icon(Download, 16)} Whole issue, PDF</a></p></div></section>
<section class="main"><div><h2>Papers in this issue</h2><ol>${papers.map(([title, field, pages], i) => html`<li><i>${field}</i><h3>${title}</h3><p>Authors of ${['a technical university', 'an engineering college', 'a research institute', 'a polytechnic', 'a state university'][i]} · pages ${pages}</p><p class="links"><a>Abstract</a><a>${icon(Download, 16)} PDF</a><a>${icon(Launch, 16)} Cite</a></p></li>`)}</ol></div>
<aside><h2>Send a paper</h2><p>Double-column, 8 to 9 pages, not published elsewhere.</p><a class="solid">Start a submission</a><h2>Where is my paper?</h2><ol class="track">${steps.map((step, i) => `<li class="${i < 3 ? 'done' : ''}">${step}</li>`)}</ol><h2>Calls</h2><ul><li>Special issue on solar storage<span>until 30 September</span></li><li>Short notes from teaching laboratories<span>always open</span></li></ul></aside></section>
<section class="editor"><h2>From the editor's desk</h2><p>A method that can be repeated is worth more than a result that cannot. From this issue on, every paper names the place where its measurements can be had.</p><p class="links"><a>${icon(Email, 16)} Write to the editor</a></p></section><footer>Sample design of a journal site</footer>`;
