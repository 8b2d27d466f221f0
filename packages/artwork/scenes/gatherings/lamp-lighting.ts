import type { Bust } from '../figure/bust.ts';
import { grips } from '../figure/grips.ts';
import { path, rect } from '../kit/shapes.ts';
import { brassLamp } from '../props/brass-lamp.ts';
import { flame } from '../props/flame.ts';

const guest: Bust = {
	skin: 0.62,
	hair: 0.04,
	cut: 'bun',
	cloth: 0.84,
	fold: 0.4,
	collar: 0.5,
	nod: 6,
	rim: 0.98,
};

const candle = () => rect(-11, -170, 22, 220, 0.97, 6) + flame(0, -172, 56);

/** A guest in profile lights the first wick of a tall brass lamp. */
export const lampLighting = () =>
	rect(0, 0, 1200, 900, 0.2) +
	path('M700 0H900L1180 900H420z', 0.36) +
	brassLamp(800, 900, 660) +
	grips(guest, [540, 530], candle(), { lean: 34, turn: -14 });
