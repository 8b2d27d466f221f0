import { duotone } from '../weave/duotone.ts';
import { tonesOf } from '../weave/tones.ts';
import { canvas } from './kit/shapes.ts';
import type { Scene } from './scene.ts';

/** How many cells a scene has across 1200 of its units: more where it fills half a window. */
const cells = { small: 320, large: 480 } as const;

/** A scene as cloth, in yarns of three cells of four units each. */
export const wovenScene = async (
	[dye, draw, [width, height] = [1200, 900]]: Scene,
	size: keyof typeof cells = 'small',
): Promise<string> => {
	const drawing = canvas(draw(), width, height);
	const count = (units: number) => Math.round((units * cells[size]) / 1200);
	return duotone(await tonesOf(drawing, count(width), count(height)), dye, 4, 3);
};
