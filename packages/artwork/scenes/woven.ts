import { duotone } from '../weave/duotone.ts';
import { tonesOf } from '../weave/tones.ts';
import { canvas } from './kit/shapes.ts';
import type { Scene } from './scene.ts';

/** A scene as cloth: 320 x 240 cells, yarns of three cells, 1280 x 960 units. */
export const wovenScene = async ([dye, draw]: Scene): Promise<string> =>
	duotone(await tonesOf(canvas(draw()), 320, 240), dye, 4, 3);
