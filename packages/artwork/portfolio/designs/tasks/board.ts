import {
	Add,
	Chat,
	CheckmarkFilled,
	Filter,
	Time,
	UserMultiple,
	WarningAltFilled,
} from '@carbon/icons-react';
import { html } from '../../../press/html.ts';
import { icon } from '../../drawing/icon.ts';
import { faces } from './faces.ts';
import { columns, type Work } from './work.ts';

const task = ({ title, area, tone, due, done, who, late }: Work) =>
	html`<li><p class="area ${tone}">${area}</p><h4>${title}</h4>${done !== undefined && done < 100 && `<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none"><rect width="100" height="4" fill="#e6e9f2"/><rect width="${done}" height="4" fill="#5b3fd1"/></svg>`}<div><span class="${late ? 'late' : ''}">${icon(done === 100 ? CheckmarkFilled : late ? WarningAltFilled : Time, 16)} ${due}</span><span>${icon(Chat, 16)} ${title.length % 5}</span>${faces(who)}</div></li>`;

/** Four columns of cards. */
export const board = html`<section class="panel board"><header><h2>This sprint</h2><span class="chip">${icon(Filter, 16)} All areas</span><span class="chip">${icon(UserMultiple, 16)} Everybody</span><a class="solid">${icon(Add, 16)} New task</a></header><div>${columns.map(([name, list]) => html`<section><h3>${name} <b>${list.length}</b></h3><ul>${list.map(task)}</ul><p class="add">${icon(Add, 16)} Add a card</p></section>`)}</div></section>`;
