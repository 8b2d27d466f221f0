import { count } from '../../numbers.ts';
import { disc, faint, line, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const lozenge = (x: number, y: number, r: number, t: number) =>
	path(`M${x - r} ${y}l${r} ${-r}l${r} ${r}l${-r} ${r}z`, t);

/** What they wrote stands at the left, what is answered at the right; last comes a photo of a mat. */
const messages = () =>
	rect(-160, -302, 320, 604, 0.7) +
	rect(-160, -302, 320, 102, 0.3) +
	disc(-108, -250, 32, 0.96) +
	lozenge(-108, -250, 18, 0.1) +
	word(-60, -231, 44, 'AEG', 0.98, { spacing: 6 }) +
	rect(-144, -178, 220, 88, 1, 22) +
	path('M-144 -120v46l40 -26z', 1) +
	word(-122, -116, 44, 'Hello', 0.06) +
	rect(-72, -66, 216, 88, 0.1, 22) +
	path('M144 -8v46l-40 -26z', 0.1) +
	word(36, -3, 42, 'Mats?', 0.98, { middle: true }) +
	rect(-144, 46, 220, 156, 1, 22) +
	rect(-130, 60, 192, 128, 0.2) +
	count(8, (i) => lozenge(-106 + (i % 4) * 48, 92 + Math.floor(i / 4) * 64, 24, 0.9)).join('') +
	rect(-144, 224, 216, 56, 0.98, 28) +
	disc(116, 252, 32, 0.12) +
	path('M104 236L132 252L104 268z', 0.98);

/** The phone from above, 356 by 640; its middle is at 0,0. */
const phone = () =>
	faint(0.45, rect(-160, -298, 362, 648, 0, 48)) +
	rect(-186, -327, 356, 640, 0.56, 44) +
	rect(-178, -320, 356, 640, 0.04, 44) +
	'<clipPath id="glass"><rect x="-160" y="-302" width="320" height="604" rx="26"/></clipPath>' +
	`<g clip-path="url(#glass)">${messages()}</g>`;

/** A mat from above, 820 by 500 around 0,0: fringes at its ends, a border, lozenges. */
const mat = () =>
	faint(0.5, rect(-380, -220, 830, 500, 0)) +
	count(20, (i) =>
		line(
			[
				[-446 + ((i * 5) % 4) * 4, -238 + i * 25],
				[446 - ((i * 7) % 5) * 4, -238 + i * 25],
			],
			9,
			0.94,
		),
	).join('') +
	rect(-410, -250, 820, 500, 0.86) +
	count(2, (i) => rect(-380 + i * 726, -250, 34, 500, 0.34)).join('') +
	count(28, (i) => lozenge(-300 + (i % 7) * 100, -186 + Math.floor(i / 7) * 124, 46, 0.42)).join('') +
	count(28, (i) => lozenge(-300 + (i % 7) * 100, -186 + Math.floor(i / 7) * 124, 20, 0.96)).join('');

/** A phone with a chat lies on a mat. */
export const conversation = () =>
	rect(0, 0, 1200, 900, 0.36) +
	count(5, (i) => rect(0, 84 + i * 180, 1200, 8, 0.26)).join('') +
	place(628, 452, 1, mat(), { turn: -5 }) +
	place(530, 444, 1, phone(), { turn: 4 });
