import { duotone } from '../weave/duotone.ts';
import { tonesOf } from '../weave/tones.ts';
import { canvas } from './kit/shapes.ts';
import type { Scene } from './scene.ts';

/** Cells for each unit of the drawing. */
const cells = 320 / 1200;

/** A scene as cloth: 320 cells for a width of 1200, yarns of three cells, four units a cell. */
export const wovenScene = async ([dye, draw, [width, height] = [1200, 900]]: Scene): Promise<string> => {
	const drawing = canvas(draw(), width, height);
	return duotone(await tonesOf(drawing, Math.round(width * cells), Math.round(height * cells)), dye, 4, 3);
};
