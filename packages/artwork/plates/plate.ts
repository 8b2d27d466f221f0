import { canvas, rect } from '../scenes/kit/shapes.ts';
import { mask } from '../weave/mask.ts';
import { tonesOf } from '../weave/tones.ts';
import { plates } from './plates.ts';
import { streetPlan } from './street-plan.ts';

export const plateNames = [...Object.keys(plates), 'map'];

/** A plate as a mask, 4 by 3, on a ground that is sparsely woven. */
export async function plate(name: string): Promise<string> {
	if (name === 'map') return streetPlan();
	const drawing = canvas(rect(0, 0, 1200, 900, 0.11) + (plates[name]?.() ?? ''));
	return mask(await tonesOf(drawing, 208, 156, true));
}
