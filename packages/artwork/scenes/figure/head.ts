import type { Look } from '../kit/looks.ts';
import { curve, disc, oval, path, place } from '../kit/shapes.ts';
import type { Pose } from './pose.ts';

/** Hair that falls behind the shoulders. */
export function mane({ hair }: Look, view: Pose['view']): string {
	if (hair === 'long') return path('M-6.8 -94q0 -7.4 6.8 -7.4t6.8 7.4l1.2 16q-8 3 -16 0z', 0.07);
	return hair === 'braid' && view !== 'back' ? curve('M-5.4 -93q-3.4 10 -3 19', 3.2, 0.07) : '';
}

export function head({ hair, skin }: Look, view: Pose['view'], gaze: number): string {
	const dark = hair === 'grey' ? 0.62 : 0.07;
	const face = oval(0, -92.5, 5.6, 6.9, view === 'back' ? dark : skin);
	const plait = hair === 'braid' && view === 'back' ? curve('M0 -90q3 12 1 26', 3.4, dark) : '';
	const loose = hair === 'long' && view === 'back' ? path('M-6.4 -94h12.8l1 17q-7 3 -14.8 0z', dark) : '';
	const bun =
		hair === 'bun' ? disc(view === 'front' ? 0 : -5.4, view === 'front' ? -100 : -94, 3.4, dark) : '';
	const cap = path(`M-6 -92q-.6 -8.6 6 -8.6t6 8.6q${-3 - gaze * 3} -4.6 -12 -2z`, dark);
	if (view === 'back') return loose + plait + bun + face;
	return bun + face + place(gaze * 1.6, 0, 1, cap);
}
