import { count } from '../../numbers.ts';
import { disc, fade, path, place, rect, ring } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';
import { trophy } from '../props/trophy.ts';

/** What stands on the shelf; the middle of each foot is at 0,0. */

/** A certificate in a frame, with a seal and its ribbons. */
const certificate = () =>
	rect(-118, -290, 236, 290, 0.66) +
	rect(-98, -270, 196, 250, 0.98) +
	rect(-62, -244, 124, 20, 0.24) +
	count(3, (i) => rect(-76, -202 + i * 26, i === 2 ? 88 : 152, 10, 0.46)).join('') +
	path('M10 -86l-12 62l24 -12l16 14z', 0.24) +
	path('M66 -86l12 62l-24 -12l-16 14z', 0.24) +
	disc(38, -92, 40, 0.36) +
	ring(38, -92, 27, 6, 0.96);

/** A model of a drive: two wheels on a plinth. */
const model = () =>
	rect(-96, -30, 192, 30, 0.5) +
	rect(-70, -54, 140, 24, 0.66) +
	rect(-14, -140, 28, 90, 0.5) +
	gear(-6, -146, 80, 14, 0.94, 5) +
	gear(58, -252, 36, 8, 0.84, 8);

/** The back of one volume, with dark bands and a dark label. */
const volume = (w: number, h: number, t: number) =>
	fade(-w / 2, -h, w, h, t, t * 0.86) +
	rect(-w / 2, -h + 20, w, 10, 0.1) +
	rect(-w / 2 + 9, -h + 50, w - 18, 60, 0.1) +
	rect(-w / 2, -h + 130, w, 10, 0.1) +
	rect(-w / 2, -34, w, 10, 0.1);

/** Two volumes of a set and one that leans on them. */
const volumes = () =>
	place(-58, 0, 1, volume(54, 286, 0.94)) +
	place(0, 0, 1, volume(54, 286, 0.7)) +
	place(72, -5, 1, volume(50, 258, 0.94), { turn: -10 });

/** A shield on a stand, with a star. */
const plaque = () =>
	rect(-84, -28, 168, 28, 0.5) +
	path('M-94 -286H94V-150Q94 -70 0 -24Q-94 -70 -94 -150z', 0.62) +
	path('M-74 -266H74V-150Q74 -88 0 -50Q-74 -88 -74 -150z', 0.97) +
	path('M0 -244l16 40l42 3l-32 28l10 41l-36 -22l-36 22l10 -41l-32 -28l42 -3z', 0.28);

/** Achievements in a row in a cabinet. For a crop of three to one: all of them whole in the middle height. */
export const cabinet = () =>
	rect(0, 0, 1200, 900, 0.2) +
	rect(0, 186, 1200, 20, 0.6) +
	rect(0, 206, 1200, 16, 0.06) +
	rect(0, 620, 1200, 20, 0.8) +
	rect(0, 640, 1200, 260, 0.08) +
	place(158, 620, 1, certificate()) +
	place(390, 620, 1, model()) +
	trophy(632, 620, 336, 0.95) +
	rect(550, 573, 164, 47, 0.5) +
	place(862, 620, 1, volumes()) +
	place(1068, 620, 1, plaque());
