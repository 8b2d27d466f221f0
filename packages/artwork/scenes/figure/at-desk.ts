import { lit } from '../kit/light.ts';
import { curve, disc, oval, path, place } from '../kit/shapes.ts';
import type { Profile } from './profile.ts';

/** Somebody small who sits with their back to us: always dark hair; `cloth` at least 0.15 lighter than the ground. */
export type AtDesk = Pick<Profile, 'cut'> & { readonly cloth: number };

const hair = 0.04;
const skin = 0.46;
const back =
	'M-70 250C-98 236 -116 222 -114 186C-112 128 -98 102 -44 86L-22 62H22L44 86C98 102 112 128 114 186C116 222 98 236 70 250z';
const skull = 'M-30 36C-46 14 -46 -50 0 -50S46 14 30 36Q0 50 -30 36z';

const below = {
	short: '',
	bun: disc(0, -44, 24, hair) + curve('M-26 -26Q0 -14 26 -26', 6, 0.2),
	braid: curve('M0 30C6 80 -4 120 2 166', 22, hair),
	bob: path('M-38 -14C-52 40 -50 62 -42 74Q0 88 42 74C50 62 52 40 38 -14z', hair),
} as const;

/** From crown to waist, 300 high at scale 1; the middle of the head is at x, y and what is looked at lights the shoulders. */
export const atDesk = (x: number, y: number, scale: number, { cut, cloth }: AtDesk) =>
	place(
		x,
		y,
		scale,
		path('M-21 20H21V92Q0 104 -21 92z', skin * 0.75) +
			lit(back, Math.min(1, cloth + 0.2), cloth, 0, 9) +
			path('M-21 60H21V82Q0 96 -21 82z', skin * 0.75) +
			(cut === 'bob' ? '' : oval(-40, 4, 8, 13, skin) + oval(40, 4, 8, 13, skin)) +
			path(skull, hair) +
			below[cut],
	);
