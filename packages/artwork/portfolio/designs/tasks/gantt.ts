import { ChevronDown } from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';
import { faces } from './faces.ts';
import type { Tone } from './work.ts';

const plan: readonly [string, Tone, number, number, string][] = [
	['Research interviews', 'amber', 0, 3, 'UX'],
	['Sketches and prototype', 'violet', 2, 4, 'UX'],
	['Data model', 'teal', 3, 3, 'BE'],
	['Intake form', 'violet', 5, 4, 'FE'],
	['Export and reports', 'teal', 7, 4, 'BE'],
	['Access review', 'rose', 8, 3, 'QA'],
	['Training and launch', 'amber', 10, 2, 'PM'],
];

/** Twelve weeks of a project as bars. */
export const gantt = html`<section class="panel"><header><h2>Plan, twelve weeks</h2><span class="chip">Weeks ${icon(ChevronDown, 16)}</span></header><div class="gantt"><ol>${plan.map(([name, , , , who]) => `<li>${faces([who])}${name}</li>`)}</ol><svg viewBox="0 0 720 308">${Array.from({ length: 12 }, (_, i) => `<rect x="${i * 60}" width="60" height="308" fill="${i % 2 ? '#fff' : '#f6f7fb'}"/><text x="${i * 60 + 30}" y="18">${i + 1}</text>`)}<path d="M390 26V308" stroke="#c2294f" stroke-width="2" stroke-dasharray="4 4"/>${plan.map(([, tone, start, length], i) => `<rect class="t-${tone}" x="${start * 60 + 4}" y="${34 + i * 39}" width="${length * 60 - 8}" height="25" rx="3"/>`)}</svg></div></section>`;
