import { lit } from '../kit/light.ts';
import { place } from '../kit/shapes.ts';
import { lostProfile, type Profile } from './profile.ts';

/** Somebody seen from behind who turns to the right; `edge` is what the light before them leaves on a shoulder. */
export type Behind = Profile & { readonly cloth: number; readonly edge: number };

const nape =
	'M-223 430C-216 281 -184 203 -106 172C-59 156 -44 147 -36 125H58C67 150 89 159 136 175C206 203 238 281 242 422V1000H-223z';

/** Head and shoulders on the plane of `lostProfile`. */
export const fromBehind = (look: Behind) => lit(nape, look.edge, look.cloth, -17, 12) + lostProfile(look);

const cuts: readonly Profile['cut'][] = ['short', 'bun', 'short', 'braid', 'short', 'bun', 'short', 'bob'];

/** One row of listeners, dark against what they look at; it begins at one of the cuts of hair. */
export const audience = (
	y: number,
	scale: number,
	many: number,
	{ flip = false, from = 0, dark = 1, rim = 0.5 } = {},
) =>
	Array.from({ length: many }, (_, i) =>
		place(
			(1200 * (i + 0.5 + (flip ? 0.08 : -0.08))) / many,
			y + ((i * 37) % 3) * 9 * scale,
			scale,
			fromBehind({
				skin: 0.34 * dark,
				hair: 0.03,
				cut: cuts[(from + i) % cuts.length] ?? 'short',
				rim,
				cloth: (0.1 + ((i + from) % 3) * 0.05) * dark,
				edge: rim * 0.8,
			}),
			{ flip },
		),
	).join('');
